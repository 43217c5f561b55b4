import { graphql } from "gatsby";
import { Door, Doors } from "../../components/doors/doors";
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

/** All services, a door each. */
export const ServiceDoors = ({ services }: { services: readonly Queries.ServiceFragment[] }) => (
  <Doors columns={5}>
    {services.map(({ slug, name, summary, hero }) => (
      <Door key={slug} to={pathOf("service", slug)} name={name} hue={hero.hue}>
        <p className={styles.summary}>{summary}</p>
      </Door>
    ))}
  </Doors>
);
