import { Button } from "../../components/button/button";
import { PointList } from "../../components/point-list/point-list";
import { Section } from "../../components/section/section";
import { applyPath } from "../../routes/route-name";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./duties.module.css";

/** Areas of work, each with its tasks. */
export const Duties = ({ duties }: { duties: Queries.JobFragment["duties"] }) => (
  <dl className={kit.lines()}>
    {duties.map(({ heading, text }) => (
      <div key={heading} className={kit.grid(2, styles.duty)}>
        <dt className={kit.text(["strong"])}>{heading}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** An opening: tasks, requirements, and the link to apply. */
export const Opening = ({ job: { slug, heading, duties, requirements } }: { job: Queries.JobFragment }) => {
  const { jobs: labels } = useLabels();
  return (
    <>
      {duties.length > 0 && (
        <Section intro={{ heading: labels.duties }} layout="split" tone="band">
          <Duties duties={duties} />
        </Section>
      )}
      <Section
        intro={{ heading: labels.requirements }}
        layout="split"
        after={
          <div>
            <Button href={applyPath(slug)}>{interpolate(labels.apply, { job: heading })}</Button>
          </div>
        }
      >
        <PointList points={requirements} layout="ruled" />
      </Section>
    </>
  );
};
