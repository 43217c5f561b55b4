import { PageLink } from "../../components/page-link/page-link";
import { pathOf } from "../../routes/page-table";
import * as kit from "../../components/kit/kit";
import * as styles from "./site-search.module.css";
import { ActionList } from "../../components/action-list/action-list";
import { CardLink } from "../../components/card-link/card-link";
import { Thumbnail } from "../../components/thumbnail/thumbnail";
import type { SearchHit } from "./find-in-index";

/** The found pages, the best first, each with its picture, its kind and an excerpt. */
export const ResultList = ({ pages }: { pages: readonly SearchHit[] }) => (
  <ol className={kit.columns(2, 5)}>
    {pages.map(({ path, kind, title, excerpt }, index) => (
      <li
        key={path}
        className={
          index === 0
            ? kit.card(["raised", "pressable", "pad-4"], kit.row(5, kit.fullRow(styles.best)))
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

/** Frequent questions, each with a link to the page that answers it. */
export const Starts = ({ items }: { items: Queries.SiteSearchFragment["starts"]["items"] }) => (
  <ul className={kit.columns(2, 4)}>
    {items.map(({ heading, text, href }) => (
      <li key={href} className={kit.card(["raised", "pressable", "pad-4"], kit.row(4))}>
        <Thumbnail path={href} />
        <div className={kit.stack(1)}>
          <h2 className={kit.text(["title", "lg"])}>
            <CardLink to={href}>{heading}</CardLink>
          </h2>
          <p className={kit.text(["soft"])}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

type Answer = Queries.SiteSearchFragment["answers"][number];

/** The answer to a frequent question, so that nobody has to open a page for it. */
export const AnswerCard = ({ heading, text, action }: Answer) => (
  <div className={kit.card(["panel", "pad-5"], kit.split(5, "first"))} data-hue="teal">
    <div className={kit.stack(2)}>
      <h2 className={kit.text(["title", "2xl"])}>{heading}</h2>
      <p className={kit.text(["measure"])}>{text}</p>
    </div>
    <ActionList actions={[action]} />
  </div>
);

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
