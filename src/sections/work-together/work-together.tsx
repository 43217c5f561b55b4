import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import * as kit from "../../components/kit/kit";
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
      imageNight {
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
  <section className={kit.stack(5, styles.pair)} data-background="plain">
    {section.cards.map(({ heading, text, image, imageNight, alt, action }, index) => (
      <div key={heading} className={styles.card}>
        <div className={styles.scene}>
          <DayNightPicture day={image} night={imageNight} alt={alt} className={styles.picture} />
        </div>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={kit.text(["soft"], styles.text)}>{text}</p>
        <ActionList
          actions={[action]}
          first={index === 0 ? "primary" : "secondary"}
          className={styles.action ?? ""}
        />
      </div>
    ))}
  </section>
);
