import { graphql } from "gatsby";
import { ActionList } from "../../components/action-list/action-list";
import { ArticleProse } from "../../components/prose/article-prose";
import * as kit from "../../components/kit/kit";
import * as styles from "./article-text.module.css";
import { TextPart } from "./text-part";

export const articleTextFragments = graphql`
  fragment Diagram on Diagram {
    image {
      drawing
    }
    caption
  }

  fragment ArticleClosing on Query {
    blogPage {
      closingAction {
        ...Action
      }
    }
  }
`;

/** An inline SVG in the theme's colours. The content model only allows shapes and text in it. */
const Diagram = ({ diagram: { image, caption } }: { diagram: Queries.DiagramFragment }) => (
  <figure className={kit.card(["panel", "pad-6"], kit.stack(5, styles.diagram))}>
    <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: image.drawing }} />
    <figcaption className={kit.text(["title", "lg"], styles.caption)}>{caption}</figcaption>
  </figure>
);

interface ArticleTextProps {
  sections: readonly Queries.ArticleSectionFragment[];
  /** Texts of the next step, at the end of the article. */
  closing: Queries.ClosingWordsFragment;
  /** The closing step's button. */
  closingAction?: Queries.ActionFragment | null | undefined;
  /** A button before the closing step's own. */
  hire?: Queries.ActionFragment | null | undefined;
}

/** An article's parts, followed by the next step. */
export const ArticleText = ({ sections, closing, closingAction, hire }: ArticleTextProps) => (
  <>
    {sections.map(({ heading, body, diagram }) => (
      <TextPart key={heading} heading={heading}>
        <ArticleProse html={body} />
        {diagram && <Diagram diagram={diagram} />}
      </TextPart>
    ))}
    <div className={kit.card(["panel", "pad-6"], kit.stack(4))}>
      <h2 className={kit.text(["2xl"])}>{closing.heading}</h2>
      <p>{closing.text}</p>
      <ActionList actions={[hire, closingAction].flatMap((action) => action ?? [])} />
    </div>
  </>
);
