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
  <div className={styles.place}>
    <figure className={kit.stack(5, styles.diagram)}>
      <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: image.drawing }} />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  </div>
);
