import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import { Section, type Intro } from "../../components/section/section";
import type { ReactNode } from "react";

export const workCarouselFragment = graphql`
  fragment WorkCarousel on WorkCarousel {
    ...WorkCarouselFields
    caseStudies {
      ...CaseStudyCard
    }
  }
`;

interface WorkCarouselProps {
  intro: Intro;
  caseStudies: readonly Queries.CaseStudyCardFragment[];
  /** `many`: 4 above 992 px, looping. `few`: 3 above 992 px, without a loop. */
  items: "many" | "few";
  tone?: "plain" | "band";
  aside?: ReactNode;
}

export const WorkCarousel = ({ intro, caseStudies, items, tone = "plain", aside }: WorkCarouselProps) => (
  <Section intro={intro} tone={tone} layout={aside || items === "few" ? "spread" : "stacked"} aside={aside}>
    <Carousel
      name={intro.heading}
      items={{ base: 1, above768: 2, above992: items === "many" ? 4 : Math.min(3, caseStudies.length) }}
      wrap={items === "many"}
    >
      {caseStudies.map((caseStudy) => (
        <CaseStudyCard key={caseStudy.slug} caseStudy={caseStudy} />
      ))}
    </Carousel>
  </Section>
);
