import { CardLink } from "../../components/card-link/card-link";
import { Thumbnail } from "../../components/thumbnail/thumbnail";
import * as kit from "../../components/kit/kit";

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
