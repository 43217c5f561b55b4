import { graphql } from "gatsby";
import { CardLink } from "../../components/card-link/card-link";
import { pathOf } from "../../routes/page-table";
import * as styles from "./service-doors.module.css";

export const serviceFragment = graphql`
  fragment Service on Service {
    slug
    name
    summary
    hero {
      hue
    }
  }
`;

/** All services in one row, a door each in its own hue; on phones a line each. */
export const ServiceDoors = ({ services }: { services: readonly Queries.ServiceFragment[] }) => (
  <ul className={styles.doors}>
    {services.map(({ slug, name, summary, hero }) => (
      <li key={slug} className={styles.door} data-hue={hero.hue}>
        <h2 className={styles.name}>
          <CardLink to={pathOf("service", slug)} hover="none">
            {name}
          </CardLink>
        </h2>
        <p className={styles.summary}>{summary}</p>
      </li>
    ))}
  </ul>
);
