import { clsx } from "clsx";
import { searchMark } from "../search/search-request";
import * as kit from "../../components/kit/kit";
import { basePath } from "../../config/base-path";
import { pathOf } from "../../routes/page-table";
import { useLabels } from "../../site-data/context";
import * as styles from "./search-link.module.css";

/** Opens the search dialog, or without scripts the search page. Not a `Link`, which would prefetch that page's data. */
export const SearchLink = ({ look }: { look: "icon" | "words" }) => {
  const { search } = useLabels().frame;
  return (
    <a
      href={basePath() + pathOf("search-page")}
      className={clsx(look === "icon" && kit.round(), styles[look])}
      aria-label={search}
      {...{ [searchMark]: "" }}
    >
      <svg viewBox="0 0 24 24" className={styles.glass} aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      {look === "words" && search}
    </a>
  );
};
