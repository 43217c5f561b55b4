import * as kit from "../../components/kit/kit";
import * as styles from "./time-bar.module.css";

interface TimeBarProps {
  stretches: Queries.DetailFragment["stretches"];
}

const hues = ["sun", "brand", "teal", "lilac"];

/** A bar with one clay piece per time span; their widths are proportional to the durations. */
export const TimeBar = ({ stretches }: TimeBarProps) => (
  <ol
    className={kit.stack(3, styles.bar)}
    style={{ "--columns": stretches.map(({ weeks }) => `${weeks}fr`).join(" ") }}
  >
    {stretches.map(({ name, when }, index) => (
      <li
        key={name}
        className={kit.stack(1, kit.mark("slab", kit.text(["sm"], styles.stretch)))}
        data-hue={hues[index % hues.length]}
      >
        <span className={kit.text(["strong"])}>{name}</span>
        <span className={kit.text(["soft"], styles.when)}>{when}</span>
      </li>
    ))}
  </ol>
);
