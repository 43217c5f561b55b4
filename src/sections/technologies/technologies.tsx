import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { ThemedPicture } from "../../components/picture/themed-picture";
import { Section, type Intro } from "../../components/section/section";
import { Tabs } from "../../components/tabs/tabs";
import * as kit from "../../components/kit/kit";
import * as styles from "./technologies.module.css";

export const technologyLogoFragment = graphql`
  fragment TechnologyLogo on TechnologyLogo {
    name
    brand {
      ...PlainPicture
    }
    light {
      ...PlainPicture
    }
    dark {
      ...PlainPicture
    }
  }
`;

interface TechnologiesProps {
  intro: Intro;
  technologies: Queries.TechnologiesFragment;
}

/** Technologies, one tab per kind. Logos have their own colour, and the text colour on hover. */
export const Technologies = ({ intro, technologies }: TechnologiesProps) => (
  <Section intro={intro} layout="third">
    <Tabs
      name={intro.eyebrow ?? intro.heading}
      align="row"
      tabs={technologies.tabs.map(({ target, label, images }) => ({
        target,
        label,
        content: (
          <ul className={kit.cluster(3)}>
            {images.map(({ name, brand, light, dark }) => (
              <li
                key={name}
                className={kit.card(
                  ["raised"],
                  kit.corners("m", kit.row(3, kit.text(["strong"], styles.tile))),
                )}
              >
                <span className={kit.stack(0, styles.logo)}>
                  <Picture file={brand} alt="" className={styles.brand} />
                  <span className={styles.ink}>
                    <ThemedPicture light={light} dark={dark} alt="" />
                  </span>
                </span>
                {name}
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  </Section>
);
