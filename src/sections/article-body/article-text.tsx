import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { Diagram } from "../../components/diagram/diagram";
import { Prose } from "../../components/prose/prose";
import { anchorOf } from "../../routes/anchor-of";
import { FoldedContents } from "./folded-contents";
import * as kit from "../../components/kit/kit";
import * as prose from "./article-prose.module.css";
import * as styles from "./article-body.module.css";

export const articleTextFragments = graphql`
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
  }
`;

interface ArticleTextProps {
  /** Heading of the table of contents. */
  contents: string;
  sections: readonly Queries.ArticleSectionFragment[];
  /** What a reader may do next; at the end of the text. */
  closing: Queries.ClosingWordsFragment;
  /** Of what stands out in the text, and of the closing step. */
  hue: string;
  /** The closing step's button. */
  band: Queries.ArticleClosingFragment;
  /** A button before its own. */
  hire?: Queries.ActionFragment | null | undefined;
}

/** An article's parts, with its contents before them where the screen has no room beside. */
export const ArticleText = ({ contents, sections, closing, hue, band, hire }: ArticleTextProps) => {
  const action = band.blogPage!.closingAction;
  return (
    <div className={kit.stack(8, styles.text)} data-hue={hue}>
      <div className={styles.folded}>
        <FoldedContents name={contents} headings={sections.map(({ heading }) => heading)} />
      </div>
      {sections.map(({ heading, body, diagram }) => (
        <section key={heading} className={prose.part}>
          <h2 id={anchorOf(heading)} className={styles.heading}>
            {heading}
          </h2>
          <Prose html={body} className={prose.body} />
          {diagram && <Diagram diagram={diagram} />}
        </section>
      ))}
      <div className={kit.card(["panel"], kit.stack(4, styles.closing))}>
        <h2 className={styles.heading}>{closing.heading}</h2>
        <p>{closing.text}</p>
        <ActionList actions={hire ? [hire, action] : [action]} />
      </div>
    </div>
  );
};
