import { graphql } from "gatsby";
import { useRef } from "react";
import { useActiveSection } from "../../browser/reading/use-active-section";
import { Button } from "../../components/button/button";
import { PageLink } from "../../components/page-link/page-link";
import { Picture } from "../../components/picture/picture";
import { PointList } from "../../components/point-list/point-list";
import { Section, type Intro } from "../../components/section/section";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import { anchorOf } from "../../routes/anchor-of";
import { Summary } from "../../components/summary/summary";
import * as kit from "../../components/kit/kit";
import * as styles from "./openings.module.css";
import { applyPath } from "../../routes/route-name";
import { pathOf } from "../../routes/page-table";
import { Duties } from "./opening";
import { OpeningFacts } from "./opening-facts";

export const jobFragment = graphql`
  fragment Job on Job {
    ...JobFields
    image {
      ...TilePicture
    }
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
  const place = useActiveSection("li[id]", { within: list });
  return (
    <Section
      id="openings"
      intro={intro}
      layout="split"
      tone="band"
      aside={
        <ul className={kit.lines(kit.text(["measure"]))}>
          {jobs.map(({ slug, heading, location, pay }) => (
            <li key={slug} className={kit.cluster(1, kit.spaceBetween(kit.text(["soft", "sm"])))}>
              <a
                href={`#${anchorOf(slug)}`}
                className={kit.text(
                  ["strong", "target"],
                  place === anchorOf(slug) && kit.marker("bead"),
                  styles.name,
                )}
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
        {jobs.map((job) => {
          const { slug, hue, image, heading, text, pay, duties, requirements } = job;
          return (
            <li
              key={slug}
              className={kit.card(["raised", "clip"], styles.job)}
              id={anchorOf(slug)}
              data-hue={hue}
            >
              <div className={kit.row(5, kit.spaceBetween(styles.head))}>
                <div className={kit.stack(2)}>
                  <h3 className={kit.text(["2xl"])}>
                    <PageLink to={pathOf("job", slug)}>{heading}</PageLink>
                  </h3>
                  {pay && (
                    <p className={kit.text(["title", "xl"])}>
                      <span className="visually-hidden">{labels.pay} </span>
                      {pay}
                    </p>
                  )}
                </div>
                {image && <Picture file={image} alt="" className={kit.frame("contain", styles.picture)} />}
              </div>
              <div className={kit.card(["pad-6"], kit.stack(5))}>
                <OpeningFacts job={job} />
                <p>{text}</p>
                {duties.length > 0 && (
                  <div className={kit.stack(3)}>
                    <h4>{labels.duties}</h4>
                    <Duties duties={duties} />
                  </div>
                )}
                <div className={kit.cluster(4, kit.spaceBetween())}>
                  <details>
                    <Summary narrow>{labels.requirements}</Summary>
                    <PointList points={requirements} />
                  </details>
                  <Button href={applyPath(slug)}>{interpolate(labels.apply, { job: heading })}</Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
