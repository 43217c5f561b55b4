import { interpolate } from "../../content-model/interpolate";
import { keepNumbers } from "../../site-data/keep-numbers";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./opening-facts.module.css";
import { OpeningFacts } from "./opening-facts";

interface OpeningTermsProps {
  job: Queries.JobFragment;
  /** Dates in words. */
  posted: string;
  closes: string | null;
}

/** Salary, place and dates of an opening. */
export const OpeningTerms = ({ job, posted, closes }: OpeningTermsProps) => {
  const { jobs: labels } = useLabels();
  return (
    <div className={kit.stack(3, styles.terms)}>
      {job.pay && (
        <p className={kit.text(["title", "xl"])}>
          <span className="visually-hidden">{labels.pay} </span>
          {job.pay}
        </p>
      )}
      <OpeningFacts job={job} />
      <p className={kit.text(["soft", "sm"])}>
        {keepNumbers(interpolate(labels.posted, { day: posted }))}
        {closes && ` · ${keepNumbers(interpolate(labels.closes, { day: closes }))}`}
      </p>
    </div>
  );
};
