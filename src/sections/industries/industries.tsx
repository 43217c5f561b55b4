import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { PageLink } from "../../components/page-link/page-link";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import { storiesPath } from "../../routes/story-filter";
import * as kit from "../../components/kit/kit";
import * as styles from "./industries.module.css";

export const industriesFragments = graphql`
  fragment Industries on Industries {
    items {
      ...PicturedName
    }
    told
  }

  fragment IndustriesIntro on IndustriesIntro {
    eyebrow
    heading
    text
    texts
  }

  fragment IndustriesBlock on Query {
    industries {
      ...Industries
    }
  }
`;

type Look = "cards" | "line" | "shelves";

const grids = { cards: undefined, line: styles.inLine, shelves: styles.onShelves };

interface IndustriesProps {
  intro: Queries.IndustriesIntroFragment;
  industries: Queries.IndustriesFragment;
  /** `line`: without cards, in a row on a shelf in the page's hue. `shelves`: larger, on two of them. */
  look?: Look;
  hue?: string;
}

interface IndustryProps {
  item: Queries.PicturedNameFragment;
  text: string | undefined;
  look: Look;
  /** Where its case studies are. */
  to: string | undefined;
}

const Industry = ({ item, text, look, to }: IndustryProps) => (
  <div className={clsx(styles.industry, styles[look])}>
    <Picture file={item.image} alt={item.alt} className={styles.picture} />
    <h3 className={kit.text(["lg"], styles.heading)}>
      {to ? <PageLink to={to}>{item.heading}</PageLink> : item.heading}
    </h3>
    <p className={styles.text}>{text}</p>
  </div>
);

const storiesOf = ({ told }: Queries.IndustriesFragment, { heading }: Queries.PicturedNameFragment) =>
  told.includes(heading) ? storiesPath({ industries: [heading] }) : undefined;

/** Eight industries: a grid on desktops, a carousel with two per slide on phones. */
export const Industries = ({ intro, industries, look = "cards", hue }: IndustriesProps) => (
  <Section intro={intro} layout="spread" tone={look === "cards" ? "band" : "soft"} hue={hue}>
    <ul className={clsx(kit.stack(5, styles.grid), grids[look])}>
      {industries.items.map((item, index) => (
        <li key={item.heading}>
          <Industry item={item} text={intro.texts[index]} look={look} to={storiesOf(industries, item)} />
        </li>
      ))}
    </ul>
    <div className={styles.carousel}>
      <Carousel name={intro.heading} items={{ base: 2 }} wrap>
        {industries.items.map((item, index) => (
          <Industry
            key={item.heading}
            item={item}
            text={intro.texts[index]}
            look={look}
            to={storiesOf(industries, item)}
          />
        ))}
      </Carousel>
    </div>
  </Section>
);
