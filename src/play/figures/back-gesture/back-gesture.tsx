import { useState } from "react";
import { interpolate } from "../../../content-model/interpolate";
import { ChipChoice } from "../../../components/chip-choice/chip-choice";
import { Figure, outcome } from "../shared/figure";
import { PlayedRange } from "../shared/played-range";
import { PhonePair } from "./phone-pair";
import type { Edge } from "./poses";

/** Half way, where a still picture shows the difference best. */
const shownFirst = 55;

/** Mobile: one swipe back on two systems, side by side. */
const BackGesture = ({ words }: { words: Queries.BackGestureFragment }) => {
  const [edge, setEdge] = useState<Edge>("left");
  const [way, setWay] = useState(shownFirst);
  const [held, setHeld] = useState(false);
  const hold = (percent: number) => {
    setHeld(true);
    setWay(Math.round(percent));
  };
  return (
    <Figure
      alt={words.alt}
      drawing={
        <PhonePair
          words={words}
          edge={edge}
          way={way}
          held={held}
          onDrag={(percent, from) => {
            if (from) setEdge(from);
            hold(percent);
          }}
          onRelease={() => {
            setHeld(false);
            setWay((last) => (last > 50 ? 100 : 0));
          }}
        />
      }
      {...outcome(edge === "left" ? words.fromLeft : words.fromRight)}
    >
      <ChipChoice
        wraps
        legend={words.edge}
        options={[
          { value: "left", label: words.left },
          { value: "right", label: words.right },
        ]}
        chosen={[edge]}
        onChoose={setEdge}
      />
      <PlayedRange
        label={words.thumb}
        max={100}
        value={way}
        valueText={interpolate(words.percent, { percent: way })}
        onSlide={hold}
        play={words.swipe}
        onPlay={() => {
          setHeld(false);
          setWay((last) => (last === 100 ? 0 : 100));
        }}
      />
    </Figure>
  );
};

export default BackGesture;
