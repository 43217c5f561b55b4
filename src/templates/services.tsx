import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { Availability } from "../sections/availability/availability";
import { DevelopmentBlocks } from "../sections/services/development-blocks";
import { LinkedServices } from "../sections/services/linked-services";
import { Hero } from "../sections/hero/hero";
import { Process } from "../sections/process/process";
import { Industries } from "../sections/industries/industries";
import { ServiceLinks } from "../sections/hero/service-links";
import { ThreeWays } from "../sections/three-ways/three-ways";
import { WorkCarousel } from "../sections/case-studies/work-carousel";
import { collectionPage } from "../seo/structured-data/web-page";
import { serviceData } from "../seo/structured-data/service-data";
import { Seo } from "../seo/seo";
import { pathOf } from "../routes/page-table";
import type { TemplateProps } from "../routes/template-props";

const ServicesTemplate = ({ data }: TemplateProps<Queries.ServicesTemplateQuery>) => {
  const page = data.page;
  return (
    <>
      <Seo
        seo={page.seo}
        structuredData={(context, here) => [
          collectionPage(
            context,
            { ...here, name: page.hero.heading },
            page.services.map(({ slug, name }) => ({ path: pathOf("service", slug), name })),
          ),
          ...page.services.map(({ slug, name, summary }) =>
            serviceData(context, { path: pathOf("service", slug), name, description: summary }),
          ),
        ]}
      />
      <PageBody>
        <Hero hero={page.hero} links={<ServiceLinks services={page.services} />} />
        <DevelopmentBlocks blocks={page.developmentBlocks} />
        <LinkedServices section={page.linkedServices} hues={["lilac", "brand"]} />
        <Process intro={page.process} process={data.process} tone="band" />
        <ThreeWays section={page.threeWays} />
        {page.workCarousel && (
          <WorkCarousel intro={page.workCarousel} caseStudies={page.workCarousel.caseStudies} items="many" />
        )}
        <Industries intro={page.industries} industries={data.industries} look="shelves" hue="teal" />
        <Availability words={page.availability} availability={data.availabilities.company} />
      </PageBody>
    </>
  );
};

export default ServicesTemplate;

export const query = graphql`
  query ServicesTemplate {
    page: servicesPage {
      ...ServicesPageFields
      services {
        ...ServiceLink
      }
    }
    process {
      ...Process
    }
    ...IndustriesBlock
    availabilities {
      company {
        ...Availability
      }
    }
  }
`;
