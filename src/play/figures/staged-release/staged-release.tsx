import { graphql } from "gatsby";
import { useState } from "react";
import { Range } from "../../../components/range/range";
import { interpolate } from "../../../content-model/interpolate";
import { ChipChoice } from "../../../components/chip-choice/chip-choice";
import { Figure, outcome } from "../shared/figure";
import { ReleaseCrowd } from "./release-crowd";
import { affectedCount, people, type Way } from "./rollout";

export const stagedReleaseFragment = graphql`
  fragment StagedRelease on StagedRelease {
    alt
    day
    stages
    way
    inStages
    atOnce
    noticed
    spared {
      value
      text
    }
    everybody {
      value
      text
    }
  }
`;

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
