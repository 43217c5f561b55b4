import { graphql } from "gatsby";
import * as kit from "../kit/kit";
import * as styles from "./diagram.module.css";

export const diagramFragment = graphql`
  fragment Diagram on Diagram {
    image {
      drawing
    }
    caption
  }
`;

/** An inline SVG in the theme's colours. The content model only allows shapes and text in it. */
export const Diagram = ({ diagram: { image, caption } }: { diagram: Queries.DiagramFragment }) => (
  <figure className={kit.card(["panel", "pad-6"], kit.stack(5, styles.diagram))}>
    <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: image.drawing }} />
    <figcaption className={kit.text(["title", "lg"], styles.caption)}>{caption}</figcaption>
  </figure>
);
