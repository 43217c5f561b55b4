import * as styles from "./trial-days.module.css";

const days = Array.from({ length: 15 }, (_, index) => index + 1);

/** The days of a trial in a row. Decoration: the texts below name those that count. */
export const TrialDays = () => (
  <div className={styles.calendar} aria-hidden="true">
    {days.map((day) => (
      <span key={day} className={styles.day}>
        {day}
      </span>
    ))}
  </div>
);
