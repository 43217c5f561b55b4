import { clsx } from "clsx";
import { ActionList } from "../../components/action-list/action-list";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./trial.module.css";

const days = Array.from({ length: 15 }, (_, index) => index + 1);

/** What happens in a trial, below its days. Those are decoration: the texts name the days that count. */
export const Trial = ({ section }: { section: Queries.ItemSectionFragment }) => (
  <Section
    intro={section}
    tone="feature"
    layout="days"
    aside={section.actions.length > 0 && <ActionList actions={section.actions} first="secondary" />}
  >
    <div className={styles.calendar} aria-hidden="true">
      {days.map((day) => (
        <span key={day} className={styles.day}>
          {day}
        </span>
      ))}
    </div>
    <ul className={clsx(kit.stack(5), styles.days)}>
      {section.items.map(({ heading, text }) => (
        <li key={heading}>
          <h3>{heading}</h3>
          <p className={kit.text(["soft"], styles.text)}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
