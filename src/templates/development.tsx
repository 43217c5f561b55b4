import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { HireForm } from "../forms/hire/hire-form";
import { Audiences } from "../sections/audiences/audiences";
import { Availability } from "../sections/availability/availability";
import { Chapter } from "../components/chapters/chapter";
import { JumpBar } from "../components/chapters/jump-bar";
import { ClientFeedback } from "../sections/client-feedback/client-feedback";
import { EnquirySection } from "../sections/contact/enquiry-section";
import { Experiences } from "../sections/case-studies/experiences";
import { Faqs } from "../sections/faqs/faqs";
import { Hero } from "../sections/hero/hero";
import { Estimate } from "../play/estimate";
import { Process } from "../sections/process/process";
import { Industries } from "../sections/industries/industries";
import { LatestLines } from "../sections/articles/latest-lines";
import { LinkedServices } from "../sections/services/linked-services";
import { PicturedSection } from "../sections/pictured-section/pictured-section";
import { PointSection } from "../sections/point-section/point-section";
import { ServiceTiles } from "../sections/services/service-tiles";
import { Signature } from "../play/signature";
import { Technologies } from "../sections/technologies/technologies";
import { TextSection } from "../sections/text-section/text-section";
import { serviceData, faqPage } from "../seo/structured-data/service-data";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const DevelopmentTemplate = ({ data }: TemplateProps<Queries.DevelopmentTemplateQuery>) => {
  const page = data.page;
  return (
    <>
      <Seo
        seo={page.seo}
        structuredData={(context, here) => [
          serviceData(context, { ...here, name: page.name }),
          faqPage(page.faqs.faq.questions),
        ]}
      />
      <div data-density="close">
        <PageBody>
          <Hero hero={page.hero} />
          <JumpBar />
          <Chapter name="why" tone="band" />
          <Audiences section={page.audiences} />
          <LinkedServices section={page.linkedServices} look="tall" />
          {page.signature && <Signature section={page.signature} hue={page.hero.hue} />}
          <PicturedSection section={page.expertise} look="fine" />
          <TextSection section={page.trial} layout="row" tone="dark" />
          <PointSection section={page.company} list="dense" />
          <ServiceTiles section={page.serviceTiles} />
          <Chapter name="how" tone="band" />
          <Process intro={page.process} process={data.process} tone="band" look="low" />
          <EnquirySection
            section={page.enquiry}
            layout="third"
            person={page.answers}
            beside={data.estimate && <Estimate estimate={data.estimate} rates={data.rates} folded />}
          >
            <HireForm technologyId={page.technologyId} />
          </EnquirySection>
          <Chapter name="who" />
          <Technologies intro={page.technologies} technologies={data.technologies} />
          <Experiences intro={page.experiences} experiences={data.experiences} />
          <Industries intro={page.industries} industries={data.industries} look="line" hue={page.hero.hue} />
          <ClientFeedback feedback={page.clientFeedback} hue={page.hero.hue} look="large" />
          <Faqs section={page.faqs} tone="band" />
          <LatestLines intro={page.latestBlog} blog={data.blog} articles={data.articles.nodes} />
          <Availability
            words={page.availability}
            availability={data.availabilities.build}
            hue={page.hero.hue}
            look="line"
          />
        </PageBody>
      </div>
    </>
  );
};

export default DevelopmentTemplate;

export const query = graphql`
  query DevelopmentTemplate($slug: String!) {
    page: developmentPage(slug: { eq: $slug }) {
      ...DevelopmentPageFields
      answers {
        ...PersonLine
      }
    }
    ...EstimateBlock
    process {
      ...Process
    }
    technologies {
      ...Technologies
    }
    experiences {
      ...Experiences
    }
    ...IndustriesBlock
    ...LatestBlogBlock
    availabilities {
      build {
        ...Availability
      }
    }
  }
`;
