import { graphql } from "gatsby";
import { Picture, withPhone } from "../../components/picture/picture";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./challenges.module.css";

export const challengeFragment = graphql`
  fragment Challenge on Challenge {
    ...ChallengeFields
    image {
      ...CardPicture
    }
    imageNarrow {
      ...NarrowPicture
    }
  }
`;

/** Challenges: the picture alternates sides, and is above the text below 768 px. Each story chooses its look. */
export const Challenges = ({ section }: { section: Queries.ChallengesFragment }) => {
  const { caseStudy } = useLabels();
  return (
    <Section intro={section}>
      <ol className={kit.stack(8, styles[section.look])}>
        {section.items.map(({ header, text, image, imageNarrow, alt }, index) => (
          <li
            key={header}
            className={kit.grid(
              6,
              section.look === "sheets" && kit.card(["panel", "broad", "clip"]),
              styles.challenge,
            )}
          >
            <Picture
              file={withPhone(image, imageNarrow)}
              alt={alt}
              className={kit.frame("cover", section.look !== "sheets" && kit.corners("l"), styles.picture)}
              sizes="(min-width: 75em) 45.6em, (min-width: 62em) 58vw, (min-width: 48em) 50vw, (min-width: 36em) 100vw, 150vw"
            />
            <div className={kit.stack(3, section.look === "overlap" && kit.card(["lifted"]), styles.words)}>
              <p className={kit.text(["sm", "strong", "link"])}>
                {caseStudy.challenge} {index + 1}
              </p>
              <h3 className={kit.text(["2xl"])}>{header}</h3>
              <Prose html={text} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
};
