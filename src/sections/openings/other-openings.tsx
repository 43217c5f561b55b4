import { Section } from "../../components/section/section";
import { useLabels } from "../../site-data/context";
import { OpeningLinks } from "./opening-links";

/** All other openings; renders nothing if there are none. */
export const OtherOpenings = ({ jobs }: { jobs: readonly Queries.JobLineFragment[] }) => {
  const { jobs: labels } = useLabels();
  return (
    jobs.length > 0 && (
      <Section intro={{ heading: labels.others }}>
        <OpeningLinks jobs={jobs} />
      </Section>
    )
  );
};
