import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { HireForm } from "../forms/hire/hire-form";
import { Availability } from "../sections/availability/availability";
import { Pair } from "../components/pair/pair";
import { Chapter } from "../components/chapters/chapter";
import { JumpBar } from "../components/chapters/jump-bar";
import { ClientFeedback } from "../sections/client-feedback/client-feedback";
import { ContractSheet } from "../sections/point-section/contract-sheet";
import { FigureSection } from "../sections/figure-section/figure-section";
import { Engagement } from "../sections/engagement/engagement";
import { EnquirySection } from "../sections/contact/enquiry-section";
import { Experiences } from "../sections/case-studies/experiences";
import { Faqs } from "../sections/faqs/faqs";
import { Hero } from "../sections/hero/hero";
import { HireTypes } from "../sections/hire-types/hire-types";
import { Process } from "../sections/process/process";
import { Industries } from "../sections/industries/industries";
import { Reasons } from "../sections/item-section/reasons";
import { LatestLines } from "../sections/articles/latest-lines";
import { OtherPages } from "../sections/other-pages/other-pages";
import { PointSection } from "../sections/point-section/point-section";
import { Estimate } from "../play/estimate";
import { Professionals } from "../sections/people/professionals";
import { ServiceTiles } from "../sections/services/service-tiles";
import { Signature } from "../play/signature";
import { Technologies } from "../sections/technologies/technologies";
import { TextSection } from "../sections/text-section/text-section";
import { serviceData, faqPage } from "../seo/structured-data/service-data";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const HireTemplate = ({ data }: TemplateProps<Queries.HireTemplateQuery>) => {
  const page = data.page;
  return (
    <>
      <Seo
        seo={page.seo}
        structuredData={(context, here) => [
          serviceData(context, { ...here, name: page.hero.heading }),
          faqPage(page.faqs.faq.questions),
        ]}
      />
      <div data-density="close">
        <PageBody>
          <Hero hero={page.hero} />
          <JumpBar />
          <Chapter name="why" />
          <PointSection section={page.company} list="dense" />
          {page.signature && <Signature section={page.signature} hue={page.hero.hue} />}
          <Professionals section={page.professionals} hue={page.hero.hue} />
          <ServiceTiles section={page.serviceTiles} look="plain" />
          <TextSection
            section={page.call}
            layout="strip"
            tone="plain"
            hue={page.hero.hue}
            first="secondary"
          />
          <Reasons section={page.whyHire} />
          <Chapter name="how" tone="band" />
          <EnquirySection
            section={page.enquiry}
            layout="third"
            person={page.answers}
            beside={data.estimate && <Estimate estimate={data.estimate} rates={data.rates} folded />}
          >
            <HireForm technologyId={page.technologyId} />
          </EnquirySection>
          <Process intro={page.process} process={data.process} tone="band" look="low" />
          <HireTypes intro={page.hireTypes} hireTypes={data.hireTypes} hue={page.hero.hue} />
          <Engagement intro={page.engagement} engagement={data.engagement} tone="band" look="table" />
          <ContractSheet section={page.whyChoose} seal={data.engagement.seal} hue={page.hero.hue} />
          <Chapter name="who" tone="dark" />
          <FigureSection
            figures={page.counters.map(({ count, title }) => ({ value: count, label: title }))}
            tone="dark"
          />
          <Technologies intro={page.technologies} technologies={data.technologies} />
          <Experiences intro={page.experiences} experiences={data.experiences} />
          <Industries intro={page.industries} industries={data.industries} look="line" hue={page.hero.hue} />
          <ClientFeedback feedback={page.clientFeedback} hue={page.hero.hue} look="large" />
          <Faqs section={page.faqs} tone="band" />
          <Pair>
            <OtherPages section={page.otherPages} />
            <LatestLines
              intro={page.latestBlog}
              blog={data.blog}
              articles={data.articles.nodes}
              look="half"
            />
          </Pair>
          <Availability
            words={page.availability}
            availability={data.availabilities.hire}
            hue={page.hero.hue}
            look="line"
          />
        </PageBody>
      </div>
    </>
  );
};

export default HireTemplate;

export const query = graphql`
  query HireTemplate($slug: String!) {
    page: hirePage(slug: { eq: $slug }) {
      ...HirePageFields
      answers {
        ...PersonLine
      }
    }
    ...EstimateBlock
    process {
      ...Process
    }
    hireTypes {
      ...HireTypes
    }
    engagement {
      ...Engagement
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
      hire {
        ...Availability
      }
    }
  }
`;
