import { PageLink } from "../../components/page-link/page-link";
import { pathOf } from "../../routes/page-table";
import * as kit from "../../components/kit/kit";
import * as styles from "./site-search.module.css";

/** Frequent searches. They are links, so that they can be shared and Back works. */
export const Suggestions = ({ heading, words }: Queries.SiteSearchFragment["suggestions"]) => (
  <div className={kit.cluster(3, styles.suggestions)}>
    <p className={kit.text(["soft", "sm"])}>{heading}</p>
    <ul className={kit.cluster(2)}>
      {words.map((each) => (
        <li key={each}>
          <PageLink
            to={`${pathOf("search-page")}?q=${encodeURIComponent(each)}`}
            className={kit.pill("edged", kit.text(["sm"]))}
          >
            {each}
          </PageLink>
        </li>
      ))}
    </ul>
  </div>
);
