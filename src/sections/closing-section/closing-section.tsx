import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import * as kit from "../../components/kit/kit";
import * as styles from "./closing-section.module.css";

export const closingSectionFragment = graphql`
  fragment ClosingSection on ClosingSection {
    eyebrow
    heading
    text
    alt
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
    actions {
      ...Action
    }
  }
`;

interface ClosingSectionProps {
  section: Queries.ClosingSectionFragment;
  hue: string;
}

/** The end of a page that asks for no project: what to do next, beside a scene that reaches out of its panel. */
export const ClosingSection = ({ section, hue }: ClosingSectionProps) => (
  <section className={styles.closing} data-background="plain">
    <div className={kit.card(["panel", "broad"], kit.stack(7, styles.panel))} data-hue={hue}>
      <div className={kit.stack(4, styles.words)}>
        <div>
          {section.eyebrow && <Eyebrow marked>{section.eyebrow}</Eyebrow>}
          <h2>{section.heading}</h2>
        </div>
        {section.text && <p className={kit.text(["soft", "lg"], styles.text)}>{section.text}</p>}
        <ActionList actions={section.actions} className={styles.actions} />
      </div>
      <div className={styles.scene}>
        <DayNightPicture
          day={section.image}
          night={section.imageNight}
          alt={section.alt}
          className={styles.picture}
        />
      </div>
    </div>
  </section>
);
