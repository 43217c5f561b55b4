import { graphql } from "gatsby";
import { CardLink } from "../../components/card-link/card-link";
import { Picture } from "../../components/picture/picture";
import { SideScroll } from "../../components/side-scroll/side-scroll";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import * as kit from "../../components/kit/kit";
import * as styles from "./other-pages.module.css";

export const otherPagesFragment = graphql`
  fragment OtherPages on OtherPages {
    eyebrow
    heading
    text
    pages {
      slug
      name
      summary
      image {
        ...TilePicture
      }
    }
  }
`;

/** Lines that link to sibling pages, each with its picture. On phones they are cards in one row. */
export const OtherPages = ({ section }: { section: Queries.OtherPagesFragment }) => (
  <Section intro={section}>
    <SideScroll name={section.heading} phones={section.pages.length}>
      <ul className={kit.stack(1)}>
        {section.pages.map(({ slug, name, summary, image }) => (
          <li key={slug} className={kit.card(["raised", "phone"], kit.row(5, styles.card))}>
            <Picture file={image} alt="" className={styles.picture} />
            <div className={kit.stack(1)}>
              <h3>
                <CardLink to={pathOf("hire-page", slug)}>{name}</CardLink>
              </h3>
              <p className={kit.text(["soft", "sm"])}>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </SideScroll>
  </Section>
);
