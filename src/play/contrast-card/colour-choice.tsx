import type { ReactNode } from "react";
import * as kit from "../../components/kit/kit";
import * as styles from "./contrast-card.module.css";

interface ColourChoiceProps {
  name: string;
  legend: string;
  colours: readonly { name: string; colour: string }[];
  chosen: string;
  onChoose: (colour: string) => void;
  children?: ReactNode;
}

export const controlName = (choice: string): string => `contrast-card-${choice}`;

/** One of several colours, each a radio button. */
export const ColourChoice = ({ name, legend, colours, chosen, onChoose, children }: ColourChoiceProps) => (
  <fieldset className={kit.cluster(2)}>
    <legend className={kit.text(["title", "xl"], styles.legend)}>{legend}</legend>
    {colours.map(({ name: label, colour }) => (
      <label key={colour} className={styles.swatch} style={{ "--swatch": colour }}>
        <input
          type="radio"
          name={controlName(name)}
          value={colour}
          className={styles.radio}
          checked={chosen === colour}
          onChange={() => onChoose(colour)}
        />
        <span>{label}</span>
      </label>
    ))}
    {children}
  </fieldset>
);
