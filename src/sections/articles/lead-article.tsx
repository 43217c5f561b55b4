import { graphql } from "gatsby";
import { CardLink } from "../../components/card-link/card-link";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Cover } from "../../components/picture/cover";
import { ReadingFacts } from "../../components/reading-facts/reading-facts";
import { pathOf } from "../../routes/page-table";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./lead-article.module.css";

export const leadArticleFragment = graphql`
  fragment LeadArticle on LeadArticle {
    eyebrow
    article {
      slug
      heading
      text
      ...ReadingFacts
      alt
      image {
        ...HeroPicture
      }
      imageNight {
        ...NightPicture
      }
    }
  }
`;

/** The article to read first: a picture across the page, and its title as large as a heading. */
export const LeadArticle = ({ lead }: { lead: Queries.LeadArticleFragment | null }) => {
  const { readArticle } = useLabels().actions;
  return (
    <section className={kit.pageWidth(styles.place)} data-background="plain">
      {lead && (
        <article className={kit.card(["broad", "clip"], kit.split(1, "first", styles.story))}>
          <Cover
            picture={lead.article}
            className={styles.picture}
            sizes="(min-width: 75em) 45em, (min-width: 48em) 60vw, calc(100vw - 40px)"
          />
          <div className={kit.stack(4, styles.words)}>
            <Eyebrow>{lead.eyebrow}</Eyebrow>
            <h2 className={kit.text(["2xl"])}>
              <CardLink to={pathOf("article", lead.article.slug)}>{lead.article.heading}</CardLink>
            </h2>
            <ReadingFacts article={lead.article} />
            <p className={kit.text(["soft"])}>{lead.article.text}</p>
            <span className={kit.text(["link", "strong"], styles.more)} aria-hidden="true">
              {readArticle}
            </span>
          </div>
        </article>
      )}
    </section>
  );
};
