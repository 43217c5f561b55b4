import { useState } from "react";
import { Range } from "../../../components/range/range";
import { interpolate } from "../../../content-model/interpolate";
import { ChipChoice } from "../../../components/chip-choice/chip-choice";
import { Figure, outcome } from "../shared/figure";
import { affectedCount, people, type Way } from "./rollout";
import { clsx } from "clsx";
import { Drawing } from "../shared/drawing";
import * as styles from "../../signature.module.css";

const across = 20;
const step = { x: 17.4, y: 34 };
/** Position of each person. */
const places = Array.from({ length: people }, (_, index) => ({
  x: (index % across) * step.x + 14.5,
  y: Math.floor(index / across) * step.y + 82,
}));
/** Clay shading: light from the upper left on head and shoulder, shade on the other side. */
const light = places.map(
  ({ x, y }) => `M${x - 2.8} ${y - 1}a3 3 0 0 1 2-2M${x - 4.8} ${y + 11}a5 5 0 0 1 3-3.4`,
);
const shade = places.map(
  ({ x, y }) => `M${x + 3.9} ${y + 1}a4 4 0 0 1-4.6 2.6M${x + 5.9} ${y + 12}v3a2.4 2.4 0 0 1-2.4 2.4h-7.5`,
);
const track = { y: 44, left: 26, gap: 51.3 };

interface ReleaseCrowdProps {
  words: Queries.StagedReleaseFragment;
  way: Way;
  /** Day on which the fault is noticed. */
  day: number;
  /** Number of people who have the release by then. */
  count: number;
}

/** The days as a line with stops, and a hundred people, of whom those who met the fault are red. */
const ReleaseCrowd = ({ words, way, day, count }: ReleaseCrowdProps) => {
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
              fill={reached ? "var(--brand)" : "var(--surface)"}
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
      {places.map(({ x, y }, index) => {
        const ill = index < count;
        return (
          <g key={index} className={styles.moves} fill={ill ? "var(--brand)" : "var(--teal)"}>
            <circle cx={x} cy={y - 0.5} r={5} />
            <path d={`M${x - 7} ${y + 15.5}v-2.5a7 7 0 0 1 14 0v2.5a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3z`} />
          </g>
        );
      })}
      <g fill="none" strokeLinecap="round" strokeWidth={2}>
        <path d={shade.join("")} stroke="var(--night)" opacity={0.2} />
        <path d={light.join("")} stroke="var(--cream)" opacity={0.5} />
      </g>
    </Drawing>
  );
};

/** Mobile: how many people meet a fault, with and without a staged release. */
const StagedRelease = ({ words }: { words: Queries.StagedReleaseFragment }) => {
  const [way, setWay] = useState<Way>("stages");
  const [day, setDay] = useState(3);
  const count = affectedCount(way, day, words.stages);
  return (
    <Figure
      alt={words.alt}
      drawing={<ReleaseCrowd words={words} way={way} day={day} count={count} />}
      {...outcome(count < people ? words.spared : words.everybody, { met: count, spared: people - count })}
    >
      <ChipChoice
        wraps
        legend={words.way}
        options={[
          { value: "stages", label: words.inStages },
          { value: "once", label: words.atOnce },
        ]}
        chosen={[way]}
        onChoose={setWay}
      />
      <Range
        label={words.noticed}
        min={1}
        max={words.stages.length}
        value={day}
        valueText={interpolate(words.day, { day })}
        onChange={({ target }) => setDay(Number(target.value))}
      />
    </Figure>
  );
};

export default StagedRelease;
