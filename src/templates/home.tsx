import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { Availability } from "../sections/availability/availability";
import { ClientFeedback } from "../sections/client-feedback/client-feedback";
import { ClientWall } from "../sections/client-wall/client-wall";
import { FeaturedWork } from "../sections/case-studies/featured-work";
import { Hero } from "../sections/hero/hero";
import { CompanySummary } from "../sections/figure-section/company-summary";
import { LatestArticle } from "../sections/articles/latest-article";
import { ServiceBento } from "../sections/services/service-bento";
import { Seo } from "../seo/seo";
import { organization, website } from "../seo/structured-data/organization";
import type { TemplateProps } from "../routes/template-props";

const HomeTemplate = ({ data }: TemplateProps<Queries.HomeTemplateQuery>) => {
  const page = data.page;
  return (
    <>
      <Seo seo={page.seo} structuredData={(context) => [organization(context), website(context)]} />
      <PageBody>
        <Hero hero={page.hero} />
        <CompanySummary summary={page.companySummary} />
        <ServiceBento services={page.serviceBento} />
        <ClientWall clients={page.clientWall} />
        {page.featuredWork && <FeaturedWork work={page.featuredWork} />}
        <ClientFeedback feedback={page.clientFeedback} tone="hue" hue="sky" look="large" />
        <LatestArticle intro={page.latestBlog} blog={data.blog} articles={data.articles.nodes} />
        <Availability words={page.availability} availability={data.availabilities.company} />
      </PageBody>
    </>
  );
};

export default HomeTemplate;

export const query = graphql`
  query HomeTemplate {
    page: homePage {
      ...HomePage
    }
    ...LatestBlogBlock
    availabilities {
      company {
        ...Availability
      }
    }
  }
`;
