import { clsx } from "clsx";
import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { Section } from "../../components/section/section";
import { SideScroll } from "../../components/side-scroll/side-scroll";
import * as kit from "../../components/kit/kit";
import * as styles from "./linked-services.module.css";

export const linkedServicesFragment = graphql`
  fragment LinkedServices on LinkedServices {
    eyebrow
    heading
    text
    cards {
      heading
      text
      image {
        ...CardPicture
      }
      imageNight {
        ...CardPicture
      }
      action {
        ...Action
      }
    }
  }
`;

const manyHues = ["brand", "teal", "sky", "lilac"];

interface LinkedServicesProps {
  section: Queries.LinkedServicesFragment;
  /** `tall`: the pictures stand over the words and reach out of the cards. In one row, on phones too. */
  look?: "tall";
  /** One after the other, such as those of the pages that they lead to. */
  hues?: readonly string[];
}

/** Services in several hues, each with its own button. */
export const LinkedServices = ({ section, look, hues = manyHues }: LinkedServicesProps) => {
  const cards = (
    <ul className={clsx(kit.stack(5, styles.cards), look && styles[look])}>
      {section.cards.map(({ heading, text, image, imageNight, action }, index) => (
        <li
          key={heading}
          className={clsx(
            kit.card(["panel", "broad", "pad-6"], kit.column(3, styles.card)),
            image && styles.pictured,
          )}
          data-hue={hues[index % hues.length]}
        >
          {image && (
            <div className={styles.stage}>
              <DayNightPicture
                day={image}
                night={imageNight}
                alt=""
                className={styles.picture}
                sizes="(max-width: 48em) 290px, 265px"
              />
            </div>
          )}
          <h3 className={kit.text(["xl"])}>{heading}</h3>
          <p>{text}</p>
          <ActionList actions={[action]} first="secondary" className={styles.action ?? ""} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section intro={section} layout="spread">
      {look ? (
        <SideScroll name={section.heading} phones={section.cards.length}>
          {cards}
        </SideScroll>
      ) : (
        cards
      )}
    </Section>
  );
};
