import { graphql } from "gatsby";
import { clsx } from "clsx";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./service-cards.module.css";

export const serviceCardFragment = graphql`
  fragment ServiceCard on ServiceCard {
    ...ServiceCardFields
    images {
      ...TilePicture
    }
  }
`;

const columnsOf = ({ look, cards }: Queries.ServiceCardsFragment) =>
  look !== "tiles" ? 2 : cards.length % 4 > 0 ? 3 : 4;

/** The parts of a service, each with a picture. The page chooses the look. */
export const ServiceCards = ({ section }: { section: Queries.ServiceCardsFragment }) => (
  <Section intro={section} tone="band" layout="spread">
    <ul
      className={clsx(
        section.look === "rows"
          ? kit.split(5, "even", styles.rows)
          : kit.columns(columnsOf(section), 5, styles.sheets, styles[section.look]),
        styles.list,
      )}
    >
      {section.cards.map(({ title, description, images }, index) => (
        <li
          key={title}
          className={kit.grid(2, section.look !== "rows" && kit.card(["raised", "clip"]), styles.card)}
          data-hue={kit.hueAt(index)}
        >
          {images[0] && <Picture file={images[0]} alt="" className={kit.object("small", styles.picture)} />}
          <h3>{title}</h3>
          <p className={kit.text(["soft", "balance"], kit.fullRow(styles.text))}>{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);
