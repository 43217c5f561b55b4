import { Button } from "../../../components/button/button";
import { Range, type RangeProps } from "../../../components/range/range";
import * as kit from "../../../components/kit/kit";
import * as styles from "../../signature.module.css";

interface PlayedRangeProps extends Omit<RangeProps, "min" | "onChange"> {
  onSlide: (value: number) => void;
  play: string;
  onPlay: () => void;
}

/** A slider, and a button that moves it. */
export const PlayedRange = ({ onSlide, play, onPlay, ...range }: PlayedRangeProps) => (
  <div className={kit.cluster(4, styles.pull)}>
    <div>
      <Range {...range} min={0} onChange={({ target }) => onSlide(Number(target.value))} />
    </div>
    <Button size="small" variant="secondary" onClick={onPlay}>
      {play}
    </Button>
  </div>
);
