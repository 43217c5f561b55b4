import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./accreditations.module.css";
import { Stars } from "./stars";

export const accreditationsFragment = graphql`
  fragment Accreditations on Accreditations {
    eyebrow
    heading
    text
    badges {
      image {
        ...TilePicture
      }
      alt
      heading
      rating
      text
    }
  }
`;

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
