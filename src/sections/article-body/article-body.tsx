import { graphql } from "gatsby";
import { useRef, type ReactNode } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { Diagram } from "../../components/diagram/diagram";
import { Prose } from "../../components/prose/prose";
import { useLabels } from "../../site-data/context";
import { anchorOf } from "../../routes/anchor-of";
import { ContentsList } from "./contents-list";
import { useReadingPlace } from "./use-reading-place";
import * as styles from "./article-body.module.css";

export const articleBodyFragments = graphql`
  fragment ArticleSection on ArticleSection {
    heading
    body
    diagram {
      ...Diagram
    }
  }

  fragment ArticleClosing on Query {
    blogPage {
      closingAction {
        ...Action
      }
    }
    availabilities {
      story {
        hue
      }
    }
  }
`;

interface ArticleBodyProps {
  sections: readonly Queries.ArticleSectionFragment[];
  /** What a reader may do next; at the end of the text. */
  closing: Queries.ClosingWordsFragment;
  /** The closing step's button and hue. */
  band: Queries.ArticleClosingFragment;
  /** A button before its own. */
  hire?: Queries.ActionFragment | null | undefined;
  /** Beside the text, on phones below it. */
  children: ReactNode;
}

/** An article's text, with a table of contents before it and something else after it: on wide screens both stand beside it. */
export const ArticleBody = ({ sections, closing, band, hire, children }: ArticleBodyProps) => {
  const { article } = useLabels();
  const text = useRef<HTMLDivElement>(null);
  const place = useReadingPlace(text);
  const action = band.blogPage!.closingAction;
  const { hue } = band.availabilities!.story;
  const headings = sections.map(({ heading }) => heading);
  return (
    <div className={styles.layout}>
      <nav className={styles.beside} aria-label={article.contents}>
        <p className={styles.title}>{article.contents}</p>
        <ContentsList headings={headings} place={place} />
      </nav>
      <div className={styles.text} ref={text}>
        {/* The same for narrower screens: a disclosure cannot be one at one width and stand open at another. */}
        <details className={styles.disclosure}>
          <summary>{article.contents}</summary>
          <ContentsList headings={headings} />
        </details>
        {sections.map(({ heading, body, diagram }) => (
          <section key={heading}>
            <h2 id={anchorOf(heading)} className={styles.heading}>
              {heading}
            </h2>
            <Prose html={body} />
            {diagram && <Diagram diagram={diagram} />}
          </section>
        ))}
        <div className={styles.closing} data-hue={hue}>
          <h2 className={styles.heading}>{closing.heading}</h2>
          <p>{closing.text}</p>
          <ActionList actions={hire ? [hire, action] : [action]} />
        </div>
      </div>
      <div className={styles.aside}>{children}</div>
    </div>
  );
};
