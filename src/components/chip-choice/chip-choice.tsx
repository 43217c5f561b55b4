import { useId } from "react";
import * as kit from "../kit/kit";
import * as styles from "./chip-choice.module.css";

interface ChipChoiceProps<Value extends string> {
  legend: string;
  /** Whether the legend is visible above the chips. */
  headed?: boolean;
  several?: boolean;
  options: readonly { value: Value; label: string; count?: number }[];
  chosen: readonly Value[];
  onChoose: (value: Value) => void;
  /** Wraps into several rows on phones too, for use inside a card. */
  wraps?: boolean;
}

/**
 * A choice among a few short words, side by side. Without a visible legend it is one sideways-scrolling row on phones.
 */
export const ChipChoice = <Value extends string>({
  legend,
  headed,
  several,
  options,
  chosen,
  onChoose,
  wraps,
}: ChipChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={kit.stack(2, kit.onlyFor("live"))}>
      <legend className={headed ? kit.text(["title"], styles.legend) : "visually-hidden"}>{legend}</legend>
      <div className={kit.cluster(2, !headed && !wraps && kit.sideways())}>
        {options.map(({ value, label, count }) => (
          <label key={value} className={kit.pill("edged", styles.chip)}>
            <input
              type={several ? "checkbox" : "radio"}
              className={styles.input}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
              {...{ name, value }}
            />
            <span className={kit.row(2)}>
              {label}
              {count !== undefined && <span className={kit.text(["sm"])}>{count}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
