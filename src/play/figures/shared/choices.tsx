import { useId } from "react";
import * as kit from "../../../components/kit/kit";
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
      <div className={kit.cluster(2)}>
        {options.map((option) => (
          <label key={option.name} className={kit.text(["sm", "strong"], styles.option)}>
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
