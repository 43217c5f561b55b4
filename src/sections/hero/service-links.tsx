import { graphql } from "gatsby";
import { LinkPanel, LinkPanels } from "../../components/link-panels/link-panels";
import { pathOf } from "../../routes/page-table";

export const serviceLinkFragment = graphql`
  fragment ServiceLink on Service {
    slug
    name
    summary
    hero {
      hue
    }
  }
`;

/** All services, one panel each. Their descriptions are further down the page. */
export const ServiceLinks = ({ services }: { services: readonly Queries.ServiceLinkFragment[] }) => (
  <LinkPanels columns={5}>
    {services.map(({ slug, name, hero }) => (
      <LinkPanel key={slug} to={pathOf("service", slug)} name={name} hue={hero.hue} />
    ))}
  </LinkPanels>
);
