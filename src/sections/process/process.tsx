import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./process.module.css";

export const processFragment = graphql`
  fragment Process on Process {
    ...ProcessFields
    image {
      ...WidePicture
    }
    row {
      ...WidePicture
    }
  }
`;

interface ProcessProps {
  intro: Queries.ProcessIntroFragment;
  process: Queries.ProcessFragment;
  tone?: "plain" | "band";
  /** `tall`: a large picture. `low`: a row with an object above each step. */
  look?: "tall" | "low";
}

/** Six steps in order: below one wide picture on desktops, a grid of icons below 992 px. */
export const Process = ({ intro, process, tone = "plain", look = "tall" }: ProcessProps) => {
  const low = look === "low";
  return (
    <Section intro={intro} layout={low ? "spread" : "centered"} tone={tone}>
      <Picture
        file={low ? process.row : process.image}
        alt={process.alt}
        className={kit.frame("contain", styles.wide, low && styles.low)}
      />
      <ol className={kit.grid(5, styles.steps)}>
        {process.steps.map(({ heading, image, alt }, index) => (
          <li key={heading} className={kit.grid(1, styles.step)}>
            <Picture file={image} alt={alt} className={kit.object("small", styles.icon)} />
            <h3 className={kit.text(["md"], styles.heading)}>{heading}</h3>
            <p className={kit.text(["soft", "sm"], styles.text)}>{intro.texts[index]}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
