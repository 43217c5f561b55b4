import * as kit from "../../components/kit/kit";
import * as styles from "./duties.module.css";

/** Areas of work, each with its tasks. */
export const Duties = ({ duties }: { duties: Queries.JobFragment["duties"] }) => (
  <dl className={kit.lines()}>
    {duties.map(({ heading, text }) => (
      <div key={heading} className={kit.stack(2, styles.duty)}>
        <dt className={kit.text(["strong"])}>{heading}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
