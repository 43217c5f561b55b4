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

/** A drawing in the page itself, in the colours of the theme. The content model lets shapes and text pass alone. */
export const Diagram = ({ diagram: { image, caption } }: { diagram: Queries.DiagramFragment }) => (
  <figure className={kit.card(["panel", "pad-6"], kit.stack(5, styles.diagram))}>
    <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: image.drawing }} />
    <figcaption className={kit.text(["title", "lg"], styles.caption)}>{caption}</figcaption>
  </figure>
);
