import { graphql } from "gatsby";
import { Door, Doors } from "../../components/doors/doors";
import { pathOf } from "../../routes/page-table";

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

/** All services, a door each. What each is stands below, in a panel of its own. */
export const ServiceDoors = ({ services }: { services: readonly Queries.ServiceFragment[] }) => (
  <Doors columns={5}>
    {services.map(({ slug, name, hero }) => (
      <Door key={slug} to={pathOf("service", slug)} name={name} hue={hero.hue} />
    ))}
  </Doors>
);
