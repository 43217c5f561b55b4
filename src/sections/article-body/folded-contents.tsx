import { Summary } from "../../components/summary/summary";
import { ContentsList } from "./contents-list";
import * as styles from "./folded-contents.module.css";

interface FoldedContentsProps {
  name: string;
  headings: readonly string[];
}

/** The contents on narrow screens, as a disclosure. A copy, because `<details>` cannot be always open at another width. */
export const FoldedContents = ({ name, headings }: FoldedContentsProps) => (
  <details className={styles.disclosure}>
    <Summary>{name}</Summary>
    <ContentsList headings={headings} />
  </details>
);
