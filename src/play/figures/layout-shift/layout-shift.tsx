import { interpolate } from "../../../content-model/interpolate";
import * as styles from "../../signature.module.css";
import { Figure, outcome } from "../shared/figure";
import { PlayedRange } from "../shared/played-range";
import { useClock, seconds } from "../shared/use-clock";
import { arrives, end, score, buttons, picture, pushed, screen, taps, underThumb, type Kind } from "./shift";
import { Drawing, Clay } from "../shared/drawing";
import { Phone } from "../shared/phone";

const top = 36;
const lefts: Record<Kind, number> = { loose: 24, kept: 196 };
const button = { x: 12, width: 116, height: 34 };
const thumb = 124;
const row = { x: 12, height: 6, rx: 3, fill: "var(--line-strong)" };

interface PageProps {
  words: Queries.LayoutShiftFragment;
  kind: Kind;
  time: number;
}

/** A phone with a loading page, and the thumb that aims at its lower button. */
const Page = ({ words, kind, time }: PageProps) => {
  const here = time >= arrives;
  const tapped = time >= taps ? underThumb(kind, time) : undefined;
  const wrong = tapped === "cancel";
  const aim = buttons.pay + pushed(kind, 0) + button.height / 2;
  return (
    <g transform={`translate(${lefts[kind]} ${top})`} textAnchor="middle">
      <Phone {...{ screen }} name={words[kind]} ground="var(--surface)">
        <rect {...row} y={16} width={70} height={10} rx={5} fill="var(--ink)" />
        <rect {...row} y={33} width={116} />
        <rect
          x={12}
          y={picture.y + 2}
          width={116}
          height={picture.height - 10}
          rx={10}
          fill="none"
          stroke="var(--line-strong)"
          strokeDasharray="4 4"
          opacity={kind === "kept" && !here ? 1 : 0}
        />
        <g className={styles.moves} opacity={here ? 1 : 0}>
          <Clay x={12} y={picture.y + 2} width={116} height={picture.height - 10} fill="var(--lilac)" />
          <text x={70} y={picture.y + 26} fill="var(--night)">
            {words.picture}
          </text>
        </g>
        <g className={styles.moves} style={{ transform: `translateY(${pushed(kind, time)}px)` }}>
          <rect {...row} y={picture.y + 2} width={116} />
          <Clay {...button} y={buttons.cancel} radius={17} fill="var(--band)" />
          <text x={button.x + button.width / 2} y={buttons.cancel + 21}>
            {words.cancel}
          </text>
          <Clay {...button} y={buttons.pay} radius={17} fill="var(--sun)" />
          <text x={button.x + button.width / 2} y={buttons.pay + 21} fill="var(--night)">
            {words.pay}
          </text>
        </g>
      </Phone>
      <g
        className={styles.moves}
        style={{ transform: `translate(${thumb}px, ${aim + (tapped ? 2 : 16)}px)` }}
        opacity={time > 0 ? 1 : 0}
      >
        <circle
          r={15}
          className={styles.moves}
          fill={wrong ? "var(--brand)" : "var(--teal)"}
          opacity={tapped ? 0.4 : 0}
        />
        <circle
          r={11}
          className={styles.moves}
          fill={wrong ? "var(--brand)" : "var(--teal)"}
          stroke="var(--night)"
          strokeWidth={1.5}
        />
        {tapped && (
          <path
            d={wrong ? "M-4-4 4 4M4-4-4 4" : "M-5 0l4 4 6-7"}
            fill="none"
            stroke="var(--night)"
            strokeWidth={2.5}
            strokeLinecap="round"
          />
        )}
      </g>
    </g>
  );
};

/** Front ends: a late picture moves the button that a thumb is about to press. */
const LayoutShift = ({ words }: { words: Queries.LayoutShiftFragment }) => {
  const clock = useClock({ start: end, end, step: 400 });
  const blanks = { score: score("loose").toFixed(2) };
  return (
    <Figure
      alt={words.alt}
      drawing={
        <Drawing>
          <Page kind="loose" words={words} time={clock.time} />
          <Page kind="kept" words={words} time={clock.time} />
        </Drawing>
      }
      {...outcome(clock.time < arrives ? words.before : words.after, blanks)}
    >
      <PlayedRange
        label={words.clock}
        max={end}
        step={100}
        value={clock.time}
        valueText={interpolate(words.seconds, { seconds: seconds(clock.time) })}
        onSlide={clock.set}
        play={clock.stepwise ? words.step : words.load}
        onPlay={clock.press}
      />
    </Figure>
  );
};

export default LayoutShift;
