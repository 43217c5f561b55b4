import { CardLink } from "../../components/card-link/card-link";
import { Thumbnail } from "../../components/thumbnail/thumbnail";
import type { SearchHit } from "./find-in-index";
import { wholeWords } from "./whole-words";
import * as kit from "../../components/kit/kit";
import * as styles from "./result-list.module.css";

/** The pages that were found, the best first, each with its picture, its kind and where the words stand in it. */
export const ResultList = ({ pages }: { pages: readonly SearchHit[] }) => (
  <ol className={styles.results}>
    {pages.map(({ path, kind, title, excerpt }) => (
      <li key={path} className={kit.card(["raised"], kit.row(5, styles.result))}>
        <Thumbnail path={path} />
        <div className={styles.words}>
          <p className={kit.text(["sm", "strong"], styles.kind)}>{kind}</p>
          <h2 className={styles.title}>
            <CardLink to={path}>{title}</CardLink>
          </h2>
          <p className={styles.excerpt} dangerouslySetInnerHTML={{ __html: wholeWords(excerpt) }} />
        </div>
      </li>
    ))}
  </ol>
);
