import { useState } from "react";
import { interpolate } from "../../../content-model/interpolate";
import * as styles from "../../signature.module.css";
import { ChipChoice } from "../../../components/chip-choice/chip-choice";
import { Figure, outcome } from "../shared/figure";
import { PlayedRange } from "../shared/played-range";
import { useClock, seconds } from "../shared/use-clock";
import { count, lastEnd, type Mode, placeAt, serve, type Place } from "./queue";
import { Drawing, Clay } from "../shared/drawing";

const radius = 9;
const server = { x: 196, y: 78 };
/** Position of a place's n-th request. */
const spots: Record<Place, (n: number) => [x: number, y: number]> = {
  outside: () => [-20, server.y],
  // The first in line is next to the process; the tube has space for seven, and the others are below.
  queue: (n) => [146 - (n % 6) * 22, server.y - 11 + Math.floor(n / 6) * 22],
  server: () => [server.x, server.y],
  database: (n) => [274 + (n % 3) * 26, 66 + Math.floor(n / 3) * 24],
  answered: (n) => [28 + n * 27.6, 208],
};
const colours: Record<Place, string> = {
  outside: "var(--brand)",
  queue: "var(--brand)",
  server: "var(--sun)",
  database: "var(--lilac)",
  answered: "var(--teal)",
};

interface QueueLanesProps {
  words: Queries.RequestQueueFragment;
  mode: Mode;
  time: number;
}

/**
 * The queue, the process, the database and the finished requests. Each request is a bead that moves from one to the
 * next.
 */
const QueueLanes = ({ words, mode, time }: QueueLanesProps) => {
  const requests = serve(mode);
  const places = requests.map((request) => placeAt(request, time, mode));
  const asked = requests.some(({ asks, ends }) => time >= asks && time < ends);
  const stuck = mode === "blocking" && asked;
  return (
    <Drawing textAnchor="middle">
      <path
        d="M150 78h20M222 78h34M196 100v96M300 150v46"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth={3}
      />
      <Clay x={10} y={48} width={150} height={60} radius={30} fill="var(--surface)" />
      <text x={85} y={34}>
        {words.waiting}
      </text>
      <Clay
        {...{ x: server.x - 27, y: server.y - 27, width: 54, height: 54 }}
        radius={27}
        className={styles.moves}
        fill={stuck ? "var(--brand)" : "var(--teal)"}
      />
      <text x={server.x} y={34}>
        {words.server}
      </text>
      <Clay
        {...{ x: 250, y: 46, width: 100, height: 112 }}
        radius={20}
        className={styles.moves}
        fill={asked ? "var(--sky)" : "var(--surface)"}
      />
      <text x={300} y={34}>
        {words.database}
      </text>
      <Clay x={10} y={190} width={340} height={36} radius={18} fill="var(--surface)" />
      <text x={85} y={180}>
        {words.answered}
      </text>
      {places.map((place, index) => {
        const ahead = places.slice(0, index).filter((other) => other === place).length;
        const [x, y] = spots[place](ahead);
        return (
          <g key={index} className={styles.moves} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <circle r={radius} className={styles.moves} fill={colours[place]} stroke="var(--night)" />
            <circle cx={-3} cy={-3} r={2.5} fill="var(--surface)" opacity={0.7} />
          </g>
        );
      })}
    </Drawing>
  );
};

/** The moment of the still picture, when the queue is longest. */
const shownFirst = 500;

/** Node: the same twelve requests, with a blocking and a non-blocking process. */
const RequestQueue = ({ words }: { words: Queries.RequestQueueFragment }) => {
  const [mode, setMode] = useState<Mode>("blocking");
  const clock = useClock({ start: shownFirst, end: lastEnd(mode), step: 200 });
  const blanks = { count, seconds: seconds(lastEnd(mode)) };
  return (
    <Figure
      alt={words.alt}
      drawing={<QueueLanes words={words} mode={mode} time={clock.time} />}
      {...outcome(mode === "blocking" ? words.blocked : words.flowing, blanks)}
    >
      <ChipChoice
        wraps
        legend={words.mode}
        options={[
          { value: "blocking", label: words.blocking },
          { value: "async", label: words.async },
        ]}
        chosen={[mode]}
        onChoose={setMode}
      />
      <PlayedRange
        label={words.clock}
        max={lastEnd(mode)}
        step={20}
        value={clock.time}
        valueText={interpolate(words.seconds, { seconds: seconds(clock.time) })}
        onSlide={clock.set}
        play={clock.stepwise ? words.step : words.send}
        onPlay={clock.press}
      />
    </Figure>
  );
};

export default RequestQueue;
