import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Carousel } from "../../components/carousel/carousel";
import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import { Section } from "../../components/section/section";

export const experiencesFragments = graphql`
  fragment ExperiencesIntro on ExperiencesIntro {
    ...ExperiencesIntroFields
    first {
      slug
    }
  }

  fragment Experience on Experience {
    ...ExperienceFields
    caseStudy {
      ...CaseStudyCard
    }
  }
`;

interface ExperiencesProps {
  intro: Queries.ExperiencesIntroFragment | null;
  experiences: Queries.ExperiencesFragment | null;
}

/** Products we built, one per slide; the page chooses the first. Renders nothing if the site has no portfolio. */
export const Experiences = ({ intro, experiences }: ExperiencesProps) => {
  if (!intro || !experiences) return null;
  const first = experiences.items.findIndex(({ caseStudy }) => caseStudy.slug === intro.first?.slug);
  const start = Math.max(first, 0);
  const items = [...experiences.items.slice(start), ...experiences.items.slice(0, start)];
  return (
    <Section intro={intro} layout="spread">
      <Carousel name={intro.heading} items={{ base: 1 }} wrap>
        {items.map(({ heading, text, caseStudy }) => (
          <CaseStudyCard
            key={heading}
            caseStudy={{ ...caseStudy, card: { ...caseStudy.card, heading, text } }}
            look="low"
          />
        ))}
      </Carousel>
      <ActionList actions={[experiences.action]} first="secondary" place="beside" />
    </Section>
  );
};
