import { graphql } from "gatsby";
import { useState } from "react";
import { Checkbox } from "../../../components/checkbox/checkbox";
import { ChipChoice } from "../../../components/chip-choice/chip-choice";
import { Figure, outcome } from "../shared/figure";
import { componentNames, renders, type Choice } from "./renders";
import { RenderTree } from "./render-tree";

export const renderCostFragment = graphql`
  fragment RenderCost on RenderCost {
    alt
    parts {
      page
      menu
      field
      list
      total
    }
    frame
    state
    inPage
    inField
    memo
    slow {
      value
      text
    }
    fast {
      value
      text
    }
  }
`;

/** React: where state is kept decides how much of the page renders for one letter. */
const RenderCost = ({ words }: { words: Queries.RenderCostFragment }) => {
  const [choice, setChoice] = useState<Choice>({ state: "page", memo: false });
  const { ran, ms, frames } = renders(choice);
  const blanks = { ms, frames, count: ran.size, all: componentNames.length };
  return (
    <Figure
      alt={words.alt}
      drawing={<RenderTree words={words} choice={choice} />}
      {...outcome(frames > 0 ? words.slow : words.fast, blanks)}
    >
      <ChipChoice
        wraps
        legend={words.state}
        options={[
          { value: "page", label: words.inPage },
          { value: "field", label: words.inField },
        ]}
        chosen={[choice.state]}
        onChoose={(state) => setChoice({ ...choice, state })}
      />
      <Checkbox
        label={words.memo}
        checked={choice.memo}
        onChange={({ target }) => setChoice({ ...choice, memo: target.checked })}
      />
    </Figure>
  );
};

export default RenderCost;
