import { graphql } from "gatsby";
import { useState } from "react";
import { Button } from "../../../components/button/button";
import { Range } from "../../../components/range/range";
import { interpolate } from "../../../content-model/interpolate";
import * as kit from "../../../components/kit/kit";
import * as styles from "../../signature.module.css";
import { ChipChoice } from "../../../components/chip-choice/chip-choice";
import { Figure, outcome } from "../shared/figure";
import { useClock, seconds } from "../shared/use-clock";
import { count, lastEnd, type Mode } from "./queue";
import { QueueLanes } from "./queue-lanes";

export const requestQueueFragment = graphql`
  fragment RequestQueue on RequestQueue {
    alt
    waiting
    server
    database
    answered
    mode
    blocking
    async
    send
    step
    clock
    seconds
    blocked {
      value
      text
    }
    flowing {
      value
      text
    }
  }
`;

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
      <div className={kit.cluster(4, styles.pull)}>
        <div>
          <Range
            label={words.clock}
            min={0}
            max={lastEnd(mode)}
            step={20}
            value={clock.time}
            valueText={interpolate(words.seconds, { seconds: seconds(clock.time) })}
            onChange={({ target }) => clock.set(Number(target.value))}
          />
        </div>
        <Button size="small" variant="secondary" onClick={clock.press}>
          {clock.stepwise ? words.step : words.send}
        </Button>
      </div>
    </Figure>
  );
};

export default RequestQueue;
