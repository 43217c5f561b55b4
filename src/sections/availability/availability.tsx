import { clsx } from "clsx";
import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Picture } from "../../components/picture/picture";
import { PointList } from "../../components/point-list/point-list";
import * as styles from "./availability.module.css";

export const availabilityFragments = graphql`
  fragment Availability on Availability {
    eyebrow
    heading
    text
    image {
      ...CardPicture
    }
    alt
    points
    action {
      ...Action
    }
  }

  fragment AvailabilityBlock on Query {
    availability {
      ...Availability
    }
  }
`;

interface AvailabilityProps {
  availability: Queries.AvailabilityFragment;
  /** In place of its own, on a page that has asked already. */
  action?: Queries.ActionFragment;
  /** `low`: half as high. */
  look?: "low";
}

/** Call to action at the end of a page: somebody is available now. */
export const Availability = ({ availability, action = availability.action, look }: AvailabilityProps) => (
  <section className={styles.availability} data-ground="paper">
    <div className={clsx(styles.panel, look && styles[look])} data-hue="sun">
      <div className={styles.words}>
        {availability.eyebrow && <Eyebrow>{availability.eyebrow}</Eyebrow>}
        <h2>{availability.heading}</h2>
        {availability.text && <p className={styles.text}>{availability.text}</p>}
        <PointList points={availability.points} />
        <ActionList actions={[action]} />
      </div>
      <Picture file={availability.image} alt={availability.alt} className={styles.picture} />
    </div>
  </section>
);
