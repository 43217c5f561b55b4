import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Picture } from "../../components/picture/picture";
import * as styles from "./work-together.module.css";

export const workTogetherFragment = graphql`
  fragment WorkTogether on WorkTogether {
    cards {
      heading
      text
      alt
      image {
        ...CardPicture
      }
      action {
        ...Action
      }
    }
  }
`;

/** Two calls to action: hire us, or join us. */
export const WorkTogether = ({ section }: { section: Queries.WorkTogetherFragment }) => (
  <section className={styles.pair} data-ground="paper">
    {section.cards.map(({ heading, text, image, alt, action }, index) => (
      <div key={heading} className={styles.card}>
        <Picture file={image} alt={alt} className={styles.picture} />
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <ActionList
          actions={[action]}
          first={index === 0 ? "primary" : "secondary"}
          className={styles.action ?? ""}
        />
      </div>
    ))}
  </section>
);
