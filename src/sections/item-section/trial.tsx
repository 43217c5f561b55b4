import { ActionList } from "../../components/action-list/action-list";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./trial.module.css";

const days = Array.from({ length: 15 }, (_, index) => index + 1);

/** The item about the second day comes first, below that day; the item about the last day is below the last. */
const asShown = ([first, second, ...others]: Queries.ItemSectionFragment["items"]) =>
  [second, first, ...others].filter((item) => item !== undefined);

/** The steps of a trial, below its days. The days are decorative, because the texts name them. */
export const Trial = ({ section }: { section: Queries.ItemSectionFragment }) => (
  <Section
    intro={section}
    tone="feature"
    layout="spread"
    aside={<ActionList actions={section.actions} first="secondary" />}
  >
    <div className={kit.grid(2, styles.calendar)} aria-hidden="true">
      {days.map((day) => (
        <span key={day} className={kit.middle(kit.text(["title", "md"], kit.corners("pill", styles.day)))}>
          {day}
        </span>
      ))}
    </div>
    <ul className={kit.grid(5, styles.days, section.items.length === 2 && styles.two)}>
      {asShown(section.items).map(({ heading, text }) => (
        <li key={heading} className={kit.stack(2, kit.marker("bar", styles.item))}>
          <h3>{heading}</h3>
          <p className={kit.text(["soft", "balance"])}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
