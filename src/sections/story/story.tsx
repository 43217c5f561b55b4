import { graphql } from "gatsby";
import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import { Section } from "../../components/section/section";

export const storyFragment = graphql`
  fragment Story on Story {
    eyebrow
    heading
    text
    caseStudy {
      ...CaseStudyCard
    }
  }
`;

/** One case study, to read while waiting for an answer. */
export const Story = ({ story }: { story: Queries.StoryFragment }) => (
  <Section intro={story} layout="spread" tone="band">
    <CaseStudyCard caseStudy={story.caseStudy} />
  </Section>
);
