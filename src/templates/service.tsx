import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { Availability } from "../sections/availability/availability";
import { ClientFeedback } from "../sections/client-feedback/client-feedback";
import { DetailSection } from "../sections/text-section/detail-section";
import { Engagement } from "../sections/engagement/engagement";
import { Story } from "../sections/story/story";
import { Hero } from "../sections/hero/hero";
import { Trial } from "../sections/item-section/trial";
import { LatestBlog } from "../sections/articles/latest-blog";
import { PointSection } from "../sections/point-section/point-section";
import { ServiceCards } from "../sections/services/service-cards";
import { Professionals } from "../sections/people/professionals";
import { TextSection } from "../sections/text-section/text-section";
import { WorkCarousel } from "../sections/case-studies/work-carousel";
import { serviceData } from "../seo/structured-data/service-data";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const ServiceTemplate = ({ data }: TemplateProps<Queries.ServiceTemplateQuery>) => {
  const page = data.page;
  // The first case study is large, in the middle of the page; the carousel has the others.
  const [exhibit, ...otherWork] = page.workCarousel?.caseStudies ?? [];
  return (
    <>
      <Seo
        seo={page.seo}
        structuredData={(context, here) => [serviceData(context, { ...here, name: page.name })]}
      />
      <PageBody>
        <Hero hero={page.hero} />
        <Trial section={page.trial} />
        <Professionals section={page.professionals} hue={page.hero.hue} />
        <ServiceCards section={page.serviceCards} />
        {exhibit && <Story caseStudy={exhibit} />}
        <DetailSection details={page.details} hue={page.hero.hue} />
        <TextSection section={page.call} layout="row" hue={page.hero.hue} />
        <Engagement intro={page.engagement} engagement={data.engagement} tone="band" />
        <PointSection section={page.whyChoose} tone="soft" layout="spread" hue={page.hero.hue} />
        {page.workCarousel && otherWork.length > 0 && (
          <WorkCarousel intro={page.workCarousel} caseStudies={otherWork} items="few" />
        )}
        <ClientFeedback feedback={page.clientFeedback} tone="hue" hue={page.hero.hue} look="large" />
        <LatestBlog intro={page.latestBlog} blog={data.blog} articles={data.articles.nodes} />
        <Availability
          words={page.availability}
          availability={data.availabilities.build}
          hue={page.hero.hue}
        />
      </PageBody>
    </>
  );
};

export default ServiceTemplate;

export const query = graphql`
  query ServiceTemplate($slug: String!) {
    page: service(slug: { eq: $slug }) {
      ...Service
    }
    engagement {
      ...Engagement
    }
    ...LatestBlogBlock
    availabilities {
      build {
        ...Availability
      }
    }
  }
`;
