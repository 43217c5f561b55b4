import { graphql } from "gatsby";
import { useRef } from "react";
import { useReadingPlace } from "../../browser/reading/use-reading-place";
import { Button } from "../../components/button/button";
import { Picture } from "../../components/picture/picture";
import { PointList } from "../../components/point-list/point-list";
import { Section, type Intro } from "../../components/section/section";
import { fillIn } from "../../site-data/fill-in";
import { useLabels } from "../../site-data/context";
import { anchorOf } from "../../routes/anchor-of";
import { Summary } from "../../components/summary/summary";
import * as kit from "../../components/kit/kit";
import * as styles from "./openings.module.css";
import { applyPath } from "../../routes/route-name";

export const jobFragment = graphql`
  fragment Job on Job {
    slug
    sample
    heading
    text
    hue
    image {
      ...TilePicture
    }
    location
    employmentType
    pay
    hours
    createdAt
    duties {
      heading
      text
    }
    requirements
  }
`;

interface OpeningsProps {
  intro: Intro;
  jobs: readonly Queries.JobFragment[];
}

/** Job openings; each expands in place. */
export const Openings = ({ intro, jobs }: OpeningsProps) => {
  const { jobs: labels } = useLabels();
  const list = useRef<HTMLUListElement>(null);
  const place = useReadingPlace(list, "li[id]");
  const employment: Record<string, string> = {
    FULL_TIME: labels.fullTime,
    PART_TIME: labels.partTime,
    CONTRACTOR: labels.contractor,
    INTERN: labels.intern,
  };
  return (
    <Section
      id="openings"
      intro={intro}
      layout="split"
      tone="band"
      aside={
        <ul className={styles.names}>
          {jobs.map(({ slug, heading, location, pay }) => (
            <li key={slug} className={kit.text(["soft", "sm"], styles.entry)}>
              <a
                href={`#${anchorOf(slug)}`}
                className={styles.name}
                aria-current={place === anchorOf(slug) ? "location" : undefined}
              >
                {heading}
              </a>
              <span>{pay ?? location}</span>
            </li>
          ))}
        </ul>
      }
    >
      <ul ref={list} className={kit.stack(7)}>
        {jobs.map(
          ({
            slug,
            hue,
            image,
            heading,
            text,
            location,
            employmentType,
            pay,
            hours,
            duties,
            requirements,
          }) => (
            <li
              key={slug}
              className={kit.card(["raised"], kit.stack(5, styles.job))}
              id={anchorOf(slug)}
              data-hue={hue}
            >
              <div className={kit.row(5, styles.head)}>
                <div>
                  <h3 className={kit.text(["2xl"])}>{heading}</h3>
                  {pay && (
                    <p className={kit.text(["title", "xl"], styles.pay)}>
                      <span className="visually-hidden">{labels.pay} </span>
                      {pay}
                    </p>
                  )}
                </div>
                {image && <Picture file={image} alt="" className={styles.picture} />}
              </div>
              <dl className={kit.cluster(2, styles.facts)}>
                <dt className="visually-hidden">{labels.location}</dt>
                <dd className={styles.fact}>{location}</dd>
                <dt className="visually-hidden">{labels.employmentType}</dt>
                <dd className={styles.fact}>{employment[employmentType]}</dd>
                {hours && (
                  <>
                    <dt className="visually-hidden">{labels.hours}</dt>
                    <dd className={styles.fact}>{hours}</dd>
                  </>
                )}
              </dl>
              <p>{text}</p>
              {duties.length > 0 && (
                <div>
                  <h4>{labels.duties}</h4>
                  <dl className={kit.stack(3, styles.duties)}>
                    {duties.map((duty) => (
                      <div key={duty.heading} className={styles.duty}>
                        <dt className={styles.area}>{duty.heading}</dt>
                        <dd>{duty.text}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              )}
              <div className={kit.stack(4, styles.foot)}>
                <details>
                  <Summary narrow>{labels.requirements}</Summary>
                  <PointList points={requirements} />
                </details>
                <div className={styles.apply}>
                  <Button href={applyPath(slug)}>{fillIn(labels.apply, { job: heading })}</Button>
                </div>
              </div>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
};
