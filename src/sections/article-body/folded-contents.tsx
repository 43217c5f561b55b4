import { Summary } from "../../components/summary/summary";
import { ContentsList } from "./contents-list";
import * as styles from "./folded-contents.module.css";

interface FoldedContentsProps {
  name: string;
  headings: readonly string[];
}

/** The contents where no room is beside the text: a disclosure cannot be one at one width and stand open at another. */
export const FoldedContents = ({ name, headings }: FoldedContentsProps) => (
  <details className={styles.disclosure}>
    <Summary>{name}</Summary>
    <ContentsList headings={headings} />
  </details>
);
