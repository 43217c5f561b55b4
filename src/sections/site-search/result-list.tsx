import { CardLink } from "../../components/card-link/card-link";
import { Thumbnail } from "../../components/thumbnail/thumbnail";
import type { SearchHit } from "./find-in-index";
import * as kit from "../../components/kit/kit";
import * as styles from "./result-list.module.css";

/** The found pages, the best first, each with its picture, its kind and an excerpt. */
export const ResultList = ({ pages }: { pages: readonly SearchHit[] }) => (
  <ol className={kit.columns(2, 5)}>
    {pages.map(({ path, kind, title, excerpt }, index) => (
      <li
        key={path}
        className={
          index === 0
            ? kit.card(["raised", "pressable", "pad-4"], kit.row(5, kit.whole(styles.best)))
            : kit.row(4, styles.line)
        }
      >
        <Thumbnail path={path} />
        <div className={kit.stack(1)}>
          <p className={kit.text(["link", "sm", "strong"])}>{kind}</p>
          <h2 className={kit.text(["title", index === 0 ? "2xl" : "lg"])}>
            <CardLink to={path}>{title}</CardLink>
          </h2>
          <p className={kit.text(["soft"], styles.excerpt)} dangerouslySetInnerHTML={{ __html: excerpt }} />
        </div>
      </li>
    ))}
  </ol>
);
