import { graphql, type PageProps } from "gatsby";
import { Availability } from "../sections/availability/availability";
import { ClientFeedback } from "../sections/client-feedback/client-feedback";
import { ClientWall } from "../sections/client-wall/client-wall";
import { FeaturedWork } from "../sections/featured-work/featured-work";
import { Hero } from "../sections/hero/hero";
import { CompanySummary } from "../sections/company-summary/company-summary";
import { LatestBlog } from "../sections/latest-blog/latest-blog";
import { ServiceBento } from "../sections/service-bento/service-bento";
import { Seo } from "../seo/seo";
import { organization, website } from "../seo/structured-data/organization";
import { useStructuredDataContext } from "../seo/use-structured-data-context";

const HomeTemplate = ({
  data: { page, availabilities, latestBlog, articles },
}: PageProps<Queries.HomeTemplateQuery>) => {
  const context = useStructuredDataContext();
  return (
    <>
      <Seo seo={page!.seo} structuredData={[organization(context), website(context)]} />
      <Hero hero={page!.hero} />
      <CompanySummary summary={page!.companySummary} />
      <ServiceBento services={page!.serviceBento} />
      <ClientWall clients={page!.clientWall} />
      {page!.featuredWork && <FeaturedWork work={page!.featuredWork} />}
      <ClientFeedback feedback={page!.clientFeedback} />
      <LatestBlog intro={page!.latestBlog} blog={latestBlog} articles={articles.nodes} tone="sand" />
      <Availability words={page!.availability} availability={availabilities!.company} />
    </>
  );
};

export default HomeTemplate;

export const query = graphql`
  query HomeTemplate {
    page: homePage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      companySummary {
        ...CompanySummary
      }
      serviceBento {
        ...ServiceBento
      }
      clientWall {
        ...ClientWall
      }
      featuredWork {
        ...FeaturedWork
      }
      clientFeedback {
        ...ClientFeedback
      }
      latestBlog {
        ...LatestBlogIntro
      }
      availability {
        ...ClosingWords
      }
    }
    ...LatestBlogBlock
    availabilities {
      company {
        ...Availability
      }
    }
  }
`;
