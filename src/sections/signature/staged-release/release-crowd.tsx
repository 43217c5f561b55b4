import { clsx } from "clsx";
import { Drawing } from "../parts/drawing";
import * as styles from "../signature.module.css";
import { people, type Way } from "./rollout";

const across = 20;
const step = { x: 17.4, y: 34 };
const track = { y: 44, left: 26, gap: 51.3 };

interface ReleaseCrowdProps {
  words: Queries.StagedReleaseFragment;
  way: Way;
  /** On which it is noticed. */
  day: number;
  /** How many have it by then. */
  count: number;
}

/** The days as stops of a train, and a hundred people: those who met the fault are red. */
export const ReleaseCrowd = ({ words, way, day, count }: ReleaseCrowdProps) => {
  const stopAt = (index: number) => track.left + index * track.gap;
  return (
    <Drawing textAnchor="middle">
      <path
        d={`M${stopAt(0)} ${track.y}H${stopAt(words.stages.length - 1)}`}
        stroke="var(--line-strong)"
        strokeWidth={4}
        strokeLinecap="round"
      />
      {words.stages.map((percent, index) => {
        const reached = index < day;
        const share = way === "once" ? people : percent;
        return (
          <g key={index}>
            <circle
              cx={stopAt(index)}
              cy={track.y}
              r={8}
              className={clsx(styles.moves, !reached && styles.edge)}
              fill={reached ? "var(--coral)" : "var(--surface)"}
              stroke="var(--night)"
              strokeWidth={1.5}
            />
            <text x={stopAt(index)} y={22} fill={reached ? "var(--ink)" : "var(--ink-soft)"}>
              {`${share}%`}
            </text>
          </g>
        );
      })}
      <g className={styles.moves} style={{ transform: `translate(${stopAt(day - 1)}px, ${track.y}px)` }}>
        <circle r={13} fill="none" stroke="var(--ink)" strokeWidth={2.5} />
      </g>
      {Array.from({ length: people }, (_, index) => {
        const [x, y] = [(index % across) * step.x + 14.5, Math.floor(index / across) * step.y + 82];
        const ill = index < count;
        return (
          <g key={index} className={styles.moves} fill={ill ? "var(--coral)" : "var(--teal)"}>
            <circle cx={x} cy={y} r={4.5} />
            <path d={`M${x - 6.5} ${y + 17}v-5a6.5 6.5 0 0 1 13 0v5z`} />
          </g>
        );
      })}
    </Drawing>
  );
};
