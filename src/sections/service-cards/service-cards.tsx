import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./service-cards.module.css";

export const serviceCardsFragment = graphql`
  fragment ServiceCards on ServiceCards {
    eyebrow
    heading
    text
    look
    cards {
      title
      description
      images {
        ...TilePicture
      }
    }
  }
`;

/** What a service covers, each part with a picture; the look is the page's own choice. */
export const ServiceCards = ({ section }: { section: Queries.ServiceCardsFragment }) => (
  <Section intro={section} tone="band" layout="spread">
    <ul className={clsx(kit.stack(5, styles.list), styles[section.look])}>
      {section.cards.map(({ title, description, images }) => (
        <li key={title} className={styles.card}>
          {images[0] && <Picture file={images[0]} alt="" className={styles.picture} />}
          <div>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
