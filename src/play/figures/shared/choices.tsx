import { useId } from "react";
import * as styles from "../../signature.module.css";

interface ChoicesProps<Name extends string> {
  label: string;
  options: readonly { name: Name; label: string }[];
  /** None is chosen without it. */
  chosen?: Name | undefined;
  onChoose: (name: Name) => void;
}

/** One of a few, as pills: native radio buttons. */
export const Choices = <Name extends string>({ label, options, chosen, onChoose }: ChoicesProps<Name>) => {
  const group = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.name} className={styles.option}>
            <input
              type="radio"
              name={group}
              checked={option.name === chosen}
              onChange={() => onChoose(option.name)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
