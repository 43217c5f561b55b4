import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./accreditations.module.css";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";

export const accreditationBadgeFragment = graphql`
  fragment AccreditationBadge on AccreditationBadge {
    ...AccreditationBadgeFields
    image {
      ...TilePicture
    }
  }
`;

const outline = "M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z";

/** Five stars, filled according to the rating, beside the number. */
const Stars = ({ rating }: { rating: number }) => {
  const { outOf } = useLabels().rating;
  return (
    <p className={kit.row(3, kit.text(["title", "lg"]))}>
      <span
        role="img"
        aria-label={interpolate(outOf, { rating })}
        className={styles.stars}
        style={{ "--filled": `${rating * 20}%` }}
      >
        <Row />
        <span className={styles.filled}>
          <Row />
        </span>
      </span>
      <span aria-hidden="true">{rating.toFixed(1)}</span>
    </p>
  );
};

const Row = () => (
  <svg viewBox="0 0 120 24" aria-hidden="true" className={styles.row}>
    {[0, 24, 48, 72, 96].map((x) => (
      <path key={x} d={outline} transform={`translate(${x})`} />
    ))}
  </svg>
);

/** Badges in a row, or in a looping carousel where the row is too narrow. */
export const Accreditations = ({ section }: { section: Queries.AccreditationsFragment }) => (
  <Section intro={section} layout="spread">
    <Carousel name={section.heading} items={{ base: 1, above576: 2, above992: 4 }} wrap>
      {section.badges.map(({ image, alt, heading, rating, text }) => (
        <div
          key={alt}
          className={kit.card(["raised", "pad-5", "fill"], kit.stack(3, kit.text(["center"], styles.badge)))}
        >
          <Picture file={image} alt={alt} className={kit.frame("contain", styles.picture)} />
          {heading && <p className={kit.text(["title", "lg"])}>{heading}</p>}
          {rating != null && <Stars rating={rating} />}
          <p className={kit.text(["soft", "sm"])}>{text}</p>
        </div>
      ))}
    </Carousel>
  </Section>
);
