import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { PageLink } from "../../components/page-link/page-link";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import { storiesPath } from "../../routes/story-filter";
import * as kit from "../../components/kit/kit";
import * as styles from "./industries.module.css";

export const industriesFragments = graphql`
  fragment IndustriesBlock on Query {
    industries {
      ...Industries
      told
    }
  }
`;

type IndustriesWithStories = NonNullable<Queries.IndustriesBlockFragment["industries"]>;

type Look = "line" | "shelves";

interface IndustriesProps {
  intro: Queries.IndustriesIntroFragment;
  industries: IndustriesWithStories;
  /** Objects on planks. `line`: all in one row. `shelves`: larger, in two rows. */
  look: Look;
  hue: string;
}

interface IndustryProps {
  item: Queries.PicturedNameFragment;
  text: string | undefined;
  look: Look;
  /** URL of the industry's case studies. */
  to: string | undefined;
}

const Industry = ({ item, text, look, to }: IndustryProps) => (
  <div className={kit.stack(2, kit.text(["center"]), styles.industry, styles[look])}>
    <Picture file={item.image} alt={item.alt} className={kit.object("usual")} />
    <h3 className={kit.text([look === "line" ? "md" : "lg"])}>
      {to ? <PageLink to={to}>{item.heading}</PageLink> : item.heading}
    </h3>
    <p className={kit.text(["soft", "balance", look === "line" ? "sm" : "md"])}>{text}</p>
  </div>
);

const storiesOf = ({ told }: IndustriesWithStories, { heading }: Queries.PicturedNameFragment) =>
  told.includes(heading) ? storiesPath({ industries: [heading] }) : undefined;

/** Eight industries: a grid on desktops, a carousel with two per slide on phones. */
export const Industries = ({ intro, industries, look, hue }: IndustriesProps) => (
  <Section intro={intro} layout="spread" tone="soft" hue={hue}>
    <ul className={kit.grid(6, styles.grid, look === "line" && styles.inLine)}>
      {industries.items.map((item, index) => (
        <li key={item.heading}>
          <Industry item={item} text={intro.texts[index]} look={look} to={storiesOf(industries, item)} />
        </li>
      ))}
    </ul>
    <div className={styles.carousel} data-pagefind-ignore>
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
