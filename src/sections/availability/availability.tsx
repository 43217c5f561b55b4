import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { PointList } from "../../components/point-list/point-list";
import * as kit from "../../components/kit/kit";
import * as styles from "./availability.module.css";

export const availabilityFragments = graphql`
  fragment Availability on Availability {
    eyebrow
    hue
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
    alt
    points
    action {
      ...Action
    }
  }
`;

interface AvailabilityProps {
  words: Queries.ClosingWordsFragment;
  availability: Queries.AvailabilityFragment;
  /** In place of its own, on a page that wears one throughout. */
  hue?: string;
  /** `line`: one line without list, on pages that hold a form already. */
  look?: "line";
  /** Where there is no picture. */
  children?: ReactNode;
}

/** Call to action at the end of a page, in a form for each kind of page: somebody is available now. */
export const Availability = ({
  words,
  availability,
  hue = availability.hue,
  look,
  children,
}: AvailabilityProps) => {
  const { image, imageNight, alt } = words.image ? words : availability;
  return (
    <section className={styles.availability} data-background="plain">
      <div
        className={clsx(
          kit.card(["panel", "broad", "pad-8"], kit.stack(7, styles.panel)),
          look && styles[look],
        )}
        data-hue={hue}
      >
        <div className={styles.words}>
          <Eyebrow marked>{availability.eyebrow}</Eyebrow>
          <h2>{words.heading}</h2>
          <p className={kit.text(["soft", "lg"], styles.text)}>{words.text}</p>
          {look !== "line" && <PointList points={availability.points} />}
          {availability.action && <ActionList actions={[availability.action]} />}
        </div>
        {image && (
          <div className={styles.scene}>
            <DayNightPicture day={image} night={imageNight} alt={alt ?? ""} className={styles.picture} />
          </div>
        )}
        {children}
      </div>
    </section>
  );
};
