import * as kit from "../../components/kit/kit";
import * as styles from "./duties.module.css";

/** Areas of the work, each with what is done there. */
export const Duties = ({ duties }: { duties: Queries.JobFragment["duties"] }) => (
  <dl className={kit.stack(3)}>
    {duties.map(({ heading, text }) => (
      <div key={heading} className={styles.duty}>
        <dt className={styles.area}>{heading}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
