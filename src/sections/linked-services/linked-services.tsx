import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
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
        ...TilePicture
      }
      action {
        ...Action
      }
    }
  }
`;

const hues = ["coral", "teal", "sky", "lilac"];

/** Services in four hues, each with its own button. */
export const LinkedServices = ({ section }: { section: Queries.LinkedServicesFragment }) => (
  <Section intro={section} layout="spread">
    <ul className={styles.cards}>
      {section.cards.map(({ heading, text, image, action }, index) => (
        <li key={heading} className={styles.card} data-hue={hues[index % hues.length]}>
          {image && <Picture file={image} alt="" className={styles.picture} />}
          <h3 className={styles.heading}>{heading}</h3>
          <p>{text}</p>
          <ActionList actions={[action]} first="secondary" className={styles.action ?? ""} />
        </li>
      ))}
    </ul>
  </Section>
);
