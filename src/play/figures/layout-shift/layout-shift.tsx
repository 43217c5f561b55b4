import { graphql } from "gatsby";
import { Button } from "../../../components/button/button";
import { Range } from "../../../components/range/range";
import { interpolate } from "../../../content-model/interpolate";
import * as kit from "../../../components/kit/kit";
import * as styles from "../../signature.module.css";
import { Figure, outcome } from "../shared/figure";
import { useClock, seconds } from "../shared/use-clock";
import { LoadingPair } from "./loading-pair";
import { arrives, end, score } from "./shift";

export const layoutShiftFragment = graphql`
  fragment LayoutShift on LayoutShift {
    alt
    loose
    kept
    picture
    cancel
    pay
    load
    step
    clock
    seconds
    before {
      value
      text
    }
    after {
      value
      text
    }
  }
`;

/** Front ends: a late picture moves the button that a thumb is about to press. */
const LayoutShift = ({ words }: { words: Queries.LayoutShiftFragment }) => {
  const clock = useClock({ start: end, end, step: 400 });
  const blanks = { score: score("loose").toFixed(2) };
  return (
    <Figure
      alt={words.alt}
      drawing={<LoadingPair words={words} time={clock.time} />}
      {...outcome(clock.time < arrives ? words.before : words.after, blanks)}
    >
      <div className={kit.cluster(4, styles.pull)}>
        <div>
          <Range
            label={words.clock}
            min={0}
            max={end}
            step={100}
            value={clock.time}
            valueText={interpolate(words.seconds, { seconds: seconds(clock.time) })}
            onChange={({ target }) => clock.set(Number(target.value))}
          />
        </div>
        <Button size="small" variant="secondary" onClick={clock.press}>
          {clock.stepwise ? words.step : words.load}
        </Button>
      </div>
    </Figure>
  );
};

export default LayoutShift;
