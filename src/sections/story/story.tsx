import { graphql } from "gatsby";
import { CardLink } from "../../components/card-link/card-link";
import { Outcome } from "../../components/case-study-card/outcome";
import { Cover } from "../../components/picture/cover";
import { Section, type Intro } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./story.module.css";

export const storyFragment = graphql`
  fragment Story on Story {
    ...StoryFields
    caseStudy {
      ...CaseStudyCard
    }
  }
`;

interface StoryProps {
  caseStudy: Queries.CaseStudyCardFragment;
  intro?: Intro;
}

/** A case study's picture beside its outcome: on a card below an intro, or without one on a band in its hue. */
export const Story = ({ caseStudy, intro }: StoryProps) => {
  const { card, hue, focus, outcome, slug } = caseStudy;
  const Heading = intro ? "h3" : "h2";
  return (
    <Section intro={intro} layout="spread" tone={intro ? "band" : "hue"} hue={intro ? undefined : hue}>
      <article
        className={kit.card(
          intro ? ["panel", "broad", "pressable", "pad-6"] : [],
          kit.split(7, "first", styles.story),
        )}
        data-hue={intro && hue}
        style={{ "--focus": focus }}
      >
        <Cover
          picture={card}
          className={kit.corners("l", styles.picture)}
          sizes="(min-width: 62em) 56vw, 100vw"
        />
        <div className={kit.stack(4)}>
          <Outcome outcome={outcome} look="hook" />
          <Heading className={kit.text(["xl"])}>
            <CardLink to={pathOf("case-study", slug)}>{card.heading}</CardLink>
          </Heading>
          <p>{card.text}</p>
          <span className={kit.text(["link", "strong"])} aria-hidden="true">
            {useLabels().actions.readCaseStudy}
          </span>
        </div>
      </article>
    </Section>
  );
};
