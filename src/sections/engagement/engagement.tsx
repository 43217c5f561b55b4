import { graphql } from "gatsby";
import { PointList } from "../../components/point-list/point-list";
import { Section, type Intro } from "../../components/section/section";
import * as styles from "./engagement.module.css";

export const engagementFragments = graphql`
  fragment Engagement on Engagement {
    contracts {
      heading
      text
      points
    }
  }

  fragment EngagementBlock on Query {
    engagement {
      ...Engagement
    }
  }
`;

interface EngagementProps {
  intro: Intro;
  engagement: Queries.EngagementFragment;
}

const hues = ["coral", "lilac", "teal"];

/** How We Engage: three contract types. */
export const Engagement = ({ intro, engagement }: EngagementProps) => (
  <Section intro={intro} layout="stacked">
    <ul className={styles.contracts}>
      {engagement.contracts.map(({ heading, text, points }, index) => (
        <li key={heading} className={styles.contract} data-hue={hues[index]}>
          <h3>{heading}</h3>
          <p>{text}</p>
          <PointList points={points} />
        </li>
      ))}
    </ul>
  </Section>
);
