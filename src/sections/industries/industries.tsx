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
      withStories
    }
  }
`;

interface IndustriesProps {
  intro: Queries.IndustriesIntroFragment;
  industries: NonNullable<Queries.IndustriesBlockFragment["industries"]>;
  /** Objects on planks. `line`: all in one row. `shelves`: larger, in two rows. */
  look: "line" | "shelves";
  hue: string;
}

/** Eight industries: a grid on desktops, a carousel with two per slide on phones. Those with case studies link to them. */
export const Industries = ({ intro, industries: { items, withStories }, look, hue }: IndustriesProps) => {
  const drawn = items.map(({ heading, image, alt }, index) => (
    <div key={heading} className={kit.stack(2, kit.text(["center"]), styles.industry, styles[look])}>
      <Picture file={image} alt={alt} className={kit.object("usual")} />
      <h3 className={kit.text([look === "line" ? "md" : "lg"])}>
        {withStories.includes(heading) ? (
          <PageLink to={storiesPath({ industries: [heading] })}>{heading}</PageLink>
        ) : (
          heading
        )}
      </h3>
      <p className={kit.text(["soft", "balance", look === "line" ? "sm" : "md"])}>{intro.texts[index]}</p>
    </div>
  ));
  return (
    <Section intro={intro} layout="spread" tone="soft" hue={hue}>
      <ul className={kit.grid(6, styles.grid, look === "line" && styles.inLine)}>
        {drawn.map((industry) => (
          <li key={industry.key}>{industry}</li>
        ))}
      </ul>
      <div className={styles.carousel} data-pagefind-ignore>
        <Carousel name={intro.heading} items={{ base: 2 }} wrap>
          {drawn}
        </Carousel>
      </div>
    </Section>
  );
};
