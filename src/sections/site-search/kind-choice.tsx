import { useId } from "react";
import * as kit from "../../components/kit/kit";
import * as styles from "./kind-choice.module.css";

interface KindChoiceProps {
  texts: { kinds: string; everyKind: string };
  kinds: readonly string[];
  /** The chosen one; empty for all. */
  kind: string;
  onChoose: (kind: string) => void;
}

/** Which kind of pages is shown. */
export const KindChoice = ({ texts, kinds, kind, onChoose }: KindChoiceProps) => {
  const name = useId();
  return (
    <fieldset className={kit.cluster(2, styles.choice)}>
      <legend className="visually-hidden">{texts.kinds}</legend>
      {["", ...kinds].map((value) => (
        <label key={value} className={styles.kind}>
          <input
            type="radio"
            className={styles.input}
            checked={value === kind}
            onChange={() => onChoose(value)}
            {...{ name, value }}
          />
          {value || texts.everyKind}
        </label>
      ))}
    </fieldset>
  );
};
