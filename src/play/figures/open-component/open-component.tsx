import { graphql } from "gatsby";
import { useState } from "react";
import { Button } from "../../../components/button/button";
import { ChipChoice } from "../../../components/chip-choice/chip-choice";
import { Figure, outcome } from "../shared/figure";
import { ComponentSheets, sheetNames, type SheetName } from "./component-sheets";

export const openComponentFragments = graphql`
  fragment ComponentPart on ComponentPart {
    label
    code
    wakes
    value
    text
  }

  fragment OpenComponent on OpenComponent {
    alt
    file
    product
    unit
    currency
    pick
    template {
      ...ComponentPart
    }
    script {
      ...ComponentPart
    }
    style {
      ...ComponentPart
    }
    add
    woken {
      value
      text
    }
  }
`;

/** The most items that fit on a label. */
const most = 9;

/** Vue: three parts in one file, and what runs in them when one number changes. */
const OpenComponent = ({ words }: { words: Queries.OpenComponentFragment }) => {
  const [picked, setPicked] = useState<SheetName>();
  const [boxes, setBoxes] = useState(2);
  const count = sheetNames.reduce((sum, name) => sum + words[name].wakes.length, 0);
  const add = () => {
    setPicked(undefined);
    setBoxes((before) => (before % most) + 1);
  };
  return (
    <Figure
      alt={words.alt}
      drawing={<ComponentSheets words={words} picked={picked} boxes={boxes} />}
      {...outcome(picked ? words[picked] : words.woken, { count })}
    >
      <ChipChoice
        wraps
        legend={words.pick}
        options={sheetNames.map((name) => ({ value: name, label: words[name].label }))}
        chosen={picked ? [picked] : []}
        onChoose={setPicked}
      />
      <Button size="small" variant="secondary" onClick={add}>
        {words.add}
      </Button>
    </Figure>
  );
};

export default OpenComponent;
