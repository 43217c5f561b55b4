import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Carousel } from "../../components/carousel/carousel";
import { Picture } from "../../components/picture/picture";
import { Section, type Intro } from "../../components/section/section";
import * as styles from "./industries.module.css";

export const industriesFragments = graphql`
  fragment Industries on Industries {
    items {
      ...PicturedItem
    }
  }

  fragment IndustriesBlock on Query {
    industries {
      ...Industries
    }
  }
`;

interface IndustriesProps {
  intro: Intro;
  industries: Queries.IndustriesFragment;
  tone?: "paper" | "sand";
  /** `cards`: with a text each. `line`: objects and names only. */
  look?: "cards" | "line";
}

interface IndustryProps {
  item: Queries.PicturedItemFragment;
  look: "cards" | "line";
}

const Industry = ({ item, look }: IndustryProps) => (
  <div className={clsx(styles.industry, styles[look])}>
    <Picture file={item.image} alt={item.alt} className={styles.picture} />
    <h3 className={styles.heading}>{item.heading}</h3>
    {look === "cards" && <p className={styles.text}>{item.text}</p>}
  </div>
);

/** Eight industries: a grid on desktops, a carousel with two per slide on phones. */
export const Industries = ({ intro, industries, tone = "sand", look = "cards" }: IndustriesProps) => (
  <Section intro={intro} layout="spread" tone={tone}>
    <ul className={clsx(styles.grid, look === "line" && styles.inLine)}>
      {industries.items.map((item) => (
        <li key={item.heading}>
          <Industry item={item} look={look} />
        </li>
      ))}
    </ul>
    <div className={styles.carousel}>
      <Carousel name={intro.heading} items={{ base: 2 }} wrap>
        {industries.items.map((item) => (
          <Industry key={item.heading} item={item} look={look} />
        ))}
      </Carousel>
    </div>
  </Section>
);
