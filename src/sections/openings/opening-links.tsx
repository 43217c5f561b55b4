import { graphql } from "gatsby";
import { CardLink } from "../../components/card-link/card-link";
import { anchorOf } from "../../routes/anchor-of";
import { pathOf } from "../../routes/page-table";
import * as styles from "./opening-links.module.css";

export const jobLineFragment = graphql`
  fragment JobLine on Job {
    slug
    heading
    hue
    location
    pay
  }
`;

/** All openings in one row, with their pay; on phones a line each. */
export const OpeningLinks = ({ jobs }: { jobs: readonly Queries.JobLineFragment[] }) => (
  <ul className={styles.openings}>
    {jobs.map(({ slug, heading, hue, location, pay }) => (
      <li key={slug} className={styles.opening} data-hue={hue}>
        <h2 className={styles.name}>
          <CardLink to={`${pathOf("join-us-page")}#${anchorOf(slug)}`} hover="none">
            {heading}
          </CardLink>
        </h2>
        {pay && <p className={styles.pay}>{pay}</p>}
        <p className={styles.place}>{location}</p>
      </li>
    ))}
  </ul>
);
