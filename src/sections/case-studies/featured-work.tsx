import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Carousel } from "../../components/carousel/carousel";
import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./featured-work.module.css";

export const featuredWorkFragment = graphql`
  fragment FeaturedWork on FeaturedWork {
    ...FeaturedWorkFields
    caseStudies {
      ...CaseStudyCard
    }
  }
`;

/** Debts between six people, and the four payments that remain of them. */
const TeaserDrawing = () => (
  <svg viewBox="0 0 100 100" className={styles.drawing} aria-hidden="true">
    <path
      className={styles.trace}
      d="M84 70 50 10M84 30 50 10M84 70 84 30M50 90 50 10M50 90 84 30M16 70 50 10M16 70 84 30M16 30 50 10M16 30 84 70M50 90 84 70M16 30 16 70"
    />
    <path className={styles.payment} d="M50 80V20M24 64 45 19M22 33H76M82 60V40" />
    {["50 10", "84 30", "84 70", "50 90", "16 70", "16 30"].map((seat) => (
      <circle key={seat} r="9" transform={`translate(${seat})`} />
    ))}
  </svg>
);

/** On phones a poster is wider than its visible part. */
const slideSizes = "(min-width: 75em) 42em, (min-width: 48em) 65vw, 130vw";

/** Case studies in a looping carousel that shows one and a half slides. */
export const FeaturedWork = ({ work }: { work: Queries.FeaturedWorkFragment }) => (
  <Section
    intro={work}
    layout="row"
    tone="band"
    aside={<ActionList actions={[work.action]} first="secondary" />}
  >
    <Carousel name={work.heading} items={{ base: 1 }} wrap peek>
      {work.caseStudies.map((caseStudy) => (
        <CaseStudyCard key={caseStudy.slug} caseStudy={caseStudy} sizes={slideSizes} />
      ))}
    </Carousel>
    {work.teaser && (
      <div className={kit.card(["raised", "broad", "pad-5"], kit.cluster(6, styles.teaser))}>
        <TeaserDrawing />
        <p className={kit.text(["title", "2xl"], styles.question)}>{work.teaser.heading}</p>
        <ActionList actions={[work.teaser.action]} first="secondary" />
      </div>
    )}
  </Section>
);
