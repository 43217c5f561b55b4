import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { Section, type Intro } from "../../components/section/section";
import * as styles from "./process.module.css";

export const processFragments = graphql`
  fragment Process on Process {
    alt
    image {
      ...WidePicture
    }
    steps {
      ...PicturedItem
    }
  }

  fragment ProcessBlock on Query {
    process {
      ...Process
    }
  }
`;

interface ProcessProps {
  intro: Intro;
  process: Queries.ProcessFragment;
  tone?: "paper" | "sand";
}

/** Six steps in order: below one wide picture on desktops, a grid of icons below 992 px. */
export const Process = ({ intro, process, tone = "paper" }: ProcessProps) => (
  <Section intro={intro} layout="centered" tone={tone}>
    <Picture file={process.image} alt={process.alt} className={styles.wide} />
    <ol className={styles.steps}>
      {process.steps.map(({ heading, text, image, alt }) => (
        <li key={heading}>
          <Picture file={image} alt={alt} className={styles.icon} />
          <h3 className={styles.heading}>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
