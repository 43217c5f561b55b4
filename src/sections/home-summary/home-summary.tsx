import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Section } from "../../components/section/section";
import { StatRow } from "../stat-row/stat-row";
import * as styles from "./home-summary.module.css";

export const homeSummaryFragment = graphql`
  fragment HomeSummary on HomeSummary {
    eyebrow
    heading
    text
    paragraphs
    action {
      ...Action
    }
    stats {
      ...BannerStat
    }
  }
`;

/** Who we are, in two paragraphs and four figures. */
export const HomeSummary = ({ summary }: { readonly summary: Queries.HomeSummaryFragment }) => (
  <Section intro={summary} layout="split" tone="sand">
    <div className={styles.body}>
      {summary.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ActionList actions={[summary.action]} first="secondary" />
    </div>
    <StatRow stats={summary.stats} />
  </Section>
);
