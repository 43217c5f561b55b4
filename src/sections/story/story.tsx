import { graphql } from "gatsby";
import { CardLink } from "../../components/card-link/card-link";
import { Outcome } from "../../components/case-study-card/outcome";
import { Cover } from "../../components/picture/cover";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./story.module.css";

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

/** One case study, to read while waiting for an answer: what it changed, and its picture. */
export const Story = ({ story: { caseStudy, ...intro } }: { story: Queries.StoryFragment }) => {
  const { card, hue, focus, outcome, slug } = caseStudy;
  return (
    <Section intro={intro} layout="spread" tone="band">
      <article
        className={kit.card(["panel", "broad", "pressable", "pad-6"], kit.split("first", 6))}
        data-hue={hue}
        style={{ "--focus": focus }}
      >
        <Cover files={card} alt={card.alt} className={styles.picture} />
        <div className={kit.stack(3)}>
          <Outcome outcome={outcome} className={kit.text(["title", "2xl"])} />
          <h3 className={kit.text(["lg"])}>
            <CardLink to={pathOf("case-study", slug)}>{card.heading}</CardLink>
          </h3>
          <p className={kit.text(["soft"])}>{card.text}</p>
          <span className={kit.text(["link", "strong"])} aria-hidden="true">
            {useLabels().actions.readCaseStudy}
          </span>
        </div>
      </article>
    </Section>
  );
};
