import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import * as kit from "../../components/kit/kit";
import * as styles from "./work-together.module.css";

export const workTogetherCardFragment = graphql`
  fragment WorkTogetherCard on WorkTogetherCard {
    ...WorkTogetherCardFields
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
  }
`;

/** Two calls to action: hire us, or join us. */
export const WorkTogether = ({ section }: { section: Queries.WorkTogetherFragment }) => (
  <section className={kit.pageWidth(kit.columns(2, 5, styles.pair))} data-background="plain">
    {section.cards.map(({ heading, text, action, ...picture }, index) => (
      <div key={heading} className={kit.card(["broad", "pad-7"], kit.stack(4, styles.card))}>
        <h2 className={kit.text(["2xl"])}>{heading}</h2>
        <div className={kit.tiles(5, "narrow")}>
          <div className={kit.stack(4)}>
            <p>{text}</p>
            <ActionList actions={[action]} first={index === 0 ? "primary" : "secondary"} />
          </div>
          <DayNightPicture picture={picture} className={kit.frame("contain", styles.picture)} />
        </div>
      </div>
    ))}
  </section>
);
