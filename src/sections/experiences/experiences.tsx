import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Carousel } from "../../components/carousel";
import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import { Section, type Intro } from "../../components/section";

export const experiencesFragment = graphql`
  fragment Experiences on Experiences {
    items {
      heading
      text
      caseStudy {
        ...CaseStudyCard
      }
    }
    action {
      ...Action
    }
  }
`;

interface ExperiencesProps {
  readonly intro: Intro;
  readonly experiences: Queries.ExperiencesFragment;
}

/** Products we built, one a slide. */
export const Experiences = ({ intro, experiences }: ExperiencesProps) => (
  <Section intro={intro} layout="spread">
    <Carousel name={intro.heading} items={{ base: 1 }} wrap>
      {experiences.items.map(({ heading, text, caseStudy }) => (
        <CaseStudyCard
          key={heading}
          caseStudy={{ ...caseStudy, card: { ...caseStudy.card, heading, text } }}
          look="wide"
        />
      ))}
    </Carousel>
    <ActionList actions={[experiences.action]} first="secondary" place="after" />
  </Section>
);
