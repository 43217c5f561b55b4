import { graphql } from "gatsby";
import { LinkPanel, LinkPanels } from "../../components/link-panels/link-panels";
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

/** All services, a panel each. What each is stands below. */
export const ServiceLinks = ({ services }: { services: readonly Queries.ServiceFragment[] }) => (
  <LinkPanels columns={5}>
    {services.map(({ slug, name, hero }) => (
      <LinkPanel key={slug} to={pathOf("service", slug)} name={name} hue={hero.hue} />
    ))}
  </LinkPanels>
);
