import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Carousel } from "../../components/carousel/carousel";
import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import { Section } from "../../components/section/section";

export const featuredWorkFragment = graphql`
  fragment FeaturedWork on FeaturedWork {
    eyebrow
    heading
    text
    caseStudies {
      ...CaseStudyCard
    }
    action {
      ...Action
    }
  }
`;

/** Case studies in a loop, one and a half at a time. */
export const FeaturedWork = ({ work }: { work: Queries.FeaturedWorkFragment }) => (
  <Section intro={work} tone="sand" aside={<ActionList actions={[work.action]} first="secondary" />}>
    <Carousel name={work.heading} items={{ base: 1 }} wrap peek>
      {work.caseStudies.map((caseStudy) => (
        <CaseStudyCard key={caseStudy.slug} caseStudy={caseStudy} look="wide" />
      ))}
    </Carousel>
  </Section>
);
