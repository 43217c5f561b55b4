import { CardLink } from "../../components/card-link/card-link";
import { Thumbnail } from "../../components/thumbnail/thumbnail";
import * as kit from "../../components/kit/kit";
import * as styles from "./starts.module.css";

/** Questions that many come with, each with the page that answers it. */
export const Starts = ({ items }: { items: Queries.SiteSearchFragment["starts"]["items"] }) => (
  <ul className={kit.stack(4, styles.starts)}>
    {items.map(({ heading, text, href }) => (
      <li key={href} className={kit.card(["raised", "pad-4"], kit.row(4, styles.start))}>
        <Thumbnail path={href} />
        <div>
          <h2 className={kit.text(["title", "lg"])}>
            <CardLink to={href}>{heading}</CardLink>
          </h2>
          <p className={styles.answer}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
