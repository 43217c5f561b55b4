import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./opening-facts.module.css";

/** Place and weekly hours, each in a pill of its own. */
export const OpeningFacts = ({ job }: { job: Queries.JobFragment }) => {
  const { jobs: labels } = useLabels();
  const employment: Record<string, string> = {
    FULL_TIME: labels.fullTime,
    PART_TIME: labels.partTime,
    CONTRACTOR: labels.contractor,
    INTERN: labels.intern,
  };
  const facts = [
    [labels.location, job.location],
    [labels.employmentType, employment[job.employmentType]],
    ...(job.hours ? [[labels.hours, job.hours]] : []),
  ];
  return (
    <dl className={kit.cluster(2)}>
      {facts.map(([name, value]) => (
        <div key={name} className={kit.text(["sm"], kit.corners("m", styles.fact))}>
          <dt className="visually-hidden">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
