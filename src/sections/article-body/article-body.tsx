import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Prose } from "../../components/prose/prose";
import { useLabels } from "../../site-data/context";
import { anchorOf } from "../../routes/anchor-of";
import * as styles from "./article-body.module.css";

export const articleSectionFragment = graphql`
  fragment ArticleSection on ArticleSection {
    heading
    body
  }
`;

interface ArticleBodyProps {
  sections: readonly Queries.ArticleSectionFragment[];
  /** The sidebar. */
  children: ReactNode;
}

/** An article's text with a table of contents and a sidebar. */
export const ArticleBody = ({ sections, children }: ArticleBodyProps) => {
  const { article } = useLabels();
  return (
    <div className={styles.layout}>
      <div className={styles.text}>
        <details className={styles.contents} open>
          <summary>{article.contents}</summary>
          <ol className={styles.list}>
            {sections.map(({ heading }) => (
              <li key={heading}>
                <a href={`#${anchorOf(heading)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </details>
        {sections.map(({ heading, body }) => (
          <section key={heading}>
            <h2 id={anchorOf(heading)} className={styles.heading}>
              {heading}
            </h2>
            <Prose html={body} />
          </section>
        ))}
      </div>
      {children}
    </div>
  );
};
