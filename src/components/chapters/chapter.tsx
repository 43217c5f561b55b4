import { useLabels } from "../../site-data/context";
import * as kit from "../kit/kit";
import * as styles from "./chapter.module.css";

/** The chapters of a long page, in order. Their names are ids of the page and keys of the labels. */
export const chapters = ["why", "how", "who"] as const;

type ChapterName = (typeof chapters)[number];

interface ChapterProps {
  name: ChapterName;
  tone?: "plain" | "band" | "dark";
}

/** Opens a chapter of a long page; the jump bar links here. The sections after it are its siblings. */
export const Chapter = ({ name, tone = "plain" }: ChapterProps) => {
  const { why, how, who } = useLabels().chapters;
  return (
    <div id={name} className={styles.chapter} data-background={tone}>
      <p className={kit.pageWidth(kit.row(3, kit.text(["title", "2xl"], styles.line)))}>
        <span className={styles.number} aria-hidden="true">
          {chapters.indexOf(name) + 1}
        </span>
        {{ why, how, who }[name]}
      </p>
    </div>
  );
};
