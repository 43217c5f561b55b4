import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./detail-section.module.css";

interface TimeBarProps {
  stretches: Queries.DetailFragment["stretches"];
}

const hues = ["sun", "brand", "teal", "lilac"];

/** A bar with one clay piece per time span; their widths are proportional to the durations. */
const TimeBar = ({ stretches }: TimeBarProps) => (
  <ol
    className={kit.grid(3, styles.bar)}
    style={{ "--columns": stretches.map(({ weeks }) => `${weeks}fr`).join(" ") }}
  >
    {stretches.map(({ name, when }, index) => (
      <li
        key={name}
        className={kit.grid(1, kit.marker("bar", kit.text(["sm"], styles.stretch)))}
        data-hue={hues[index % hues.length]}
      >
        <span className={kit.text(["strong"])}>{name}</span>
        <span className={kit.text(["soft"], styles.when)}>{when}</span>
      </li>
    ))}
  </ol>
);

interface DetailSectionProps {
  details: readonly Queries.DetailFragment[];
  hue: string;
}

/** Longer texts in the page's hue, with a time bar below the heading of those that have durations. */
export const DetailSection = ({ details, hue }: DetailSectionProps) =>
  details.length > 0 && (
    <Section hue={hue}>
      <div className={kit.stack(7)}>
        {details.map(({ heading, body, stretches }) => (
          <article key={heading} className={kit.grid(5, styles.detail)}>
            <h2 className={kit.text(["2xl"])}>{heading}</h2>
            {stretches.length > 0 && <TimeBar stretches={stretches} />}
            <Prose html={body} />
          </article>
        ))}
      </div>
    </Section>
  );
