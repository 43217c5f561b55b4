import { Picture } from "../../components/picture/picture";
import * as kit from "../../components/kit/kit";
import * as styles from "./pictured-list.module.css";

interface PicturedListProps {
  items: readonly Queries.PicturedItemFragment[];
  /**
   * `fine`: small, picture beside text, in four columns. `rows`: the same in one column. `niches`: each picture on a
   * background of its own hue.
   */
  look: "fine" | "rows" | "niches";
}

const lists = { fine: kit.columns(4, 6), rows: kit.stack(5), niches: kit.grid(6, styles.alcoves) };

/** Items with a clay picture, a heading and a text. */
export const PicturedList = ({ items, look }: PicturedListProps) => {
  const fine = look === "fine";
  return (
    <ul className={lists[look]}>
      {items.map(({ heading, text, image, alt }, index) => (
        <li
          key={heading}
          className={look === "niches" ? kit.flex(4, styles.niches) : kit.row(4, styles[look])}
          data-hue={kit.hueAt(index)}
        >
          <Picture
            file={image}
            alt={alt}
            sizes={look === "niches" ? "280px" : undefined}
            className={kit.object("small", look === "niches" && kit.card(["panel", "broad"]), styles.picture)}
          />
          <div className={kit.stack(fine ? 1 : 2)}>
            <h3 className={kit.text(fine ? ["md"] : [])}>{heading}</h3>
            <p className={kit.text(fine ? ["soft", "sm"] : ["soft"])}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};
