import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { withPhone } from "../../components/picture/picture";
import * as kit from "../../components/kit/kit";
import * as styles from "./hero.module.css";

export const heroFragment = graphql`
  fragment Hero on Hero {
    ...HeroFields
    image {
      ...HeroPicture
      ...HeroPhoneCrop
    }
    imageNight {
      ...HeroNight
    }
    imagePhone {
      ...HeroPhoneCrop
    }
    imagePhoneNight {
      ...HeroPhoneCropNight
    }
  }
`;

interface HeroProps {
  hero: Queries.HeroFragment;
  /**
   * `low`: smaller, where the next section should begin in the first screen. `wide`: a wide picture below the text,
   * across the page. `inside`: the picture stays in its column, for pictures with a floor that fills the column.
   */
  look?: "low" | "wide" | "inside";
  /** A line below the buttons. */
  note?: ReactNode;
  /** Rendered below the text, such as figures. */
  children?: ReactNode;
  /** The page's main links, in a row below text and picture. */
  links?: ReactNode;
}

const acrossPage = "(min-width: 75em) 75em, calc(100vw - 40px)";

/** Top of a page: h1, lead text, first buttons, and a picture. */
export const Hero = ({ hero, look, note, children, links }: HeroProps) => (
  <section
    className={kit.pageWidth(kit.grid(5, styles.hero, look && styles[look]))}
    data-hue={hero.hue}
    data-background="plain"
  >
    <div className={kit.grid(0, styles.words)}>
      {hero.eyebrow && !hero.claim && <Eyebrow marked>{hero.eyebrow}</Eyebrow>}
      <h1 className={kit.text(look === "low" || look === "wide" ? ["4xl"] : [])}>
        {hero.claim && (
          <Eyebrow as="span" marked>
            {hero.claim}
          </Eyebrow>
        )}{" "}
        {hero.heading}
      </h1>
      <p className={kit.text(["soft", "lg", "balance", "measure"], styles.lead)}>{hero.text}</p>
      {hero.points.length > 0 && (
        <ul className={kit.stack(2, styles.points)}>
          {hero.points.map((point) => (
            <li key={point} className={kit.row(3, kit.marker("bead"))}>
              {point}
            </li>
          ))}
        </ul>
      )}
      <ActionList actions={hero.actions} place={hero.claim || look === "low" ? "close" : undefined} />
      {note && <p className={kit.text(["soft"], styles.note)}>{note}</p>}
      {children}
    </div>
    <div className={styles.scene}>
      <DayNightPicture
        picture={{
          image: withPhone(hero.image, hero.imagePhone),
          imageNight: hero.imageNight && withPhone(hero.imageNight, hero.imagePhoneNight),
          alt: hero.alt,
        }}
        className={kit.frame("contain", styles.picture)}
        priority
        sizes={look === "wide" ? acrossPage : undefined}
      />
    </div>
    {links && <div className={kit.fullRow(styles.links)}>{links}</div>}
  </section>
);
