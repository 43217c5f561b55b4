import { clsx } from "clsx";
import { Picture } from "../../components/picture/picture";
import * as kit from "../../components/kit/kit";
import * as styles from "./pictured-list.module.css";

interface PicturedListProps {
  items: readonly Queries.PicturedItemFragment[];
  /**
   * `fine`: small, picture beside text, in four columns. `rows`: the same, one below the other. `niches`: each picture in
   * a niche of its own hue.
   */
  look: "fine" | "rows" | "niches";
}

/** Items with a clay picture, a heading and a text. */
export const PicturedList = ({ items, look }: PicturedListProps) => (
  <ul className={clsx(styles.items, styles[look])}>
    {items.map(({ heading, text, image, alt }) => (
      <li key={heading} className={kit.column(4, styles.item)}>
        <Picture file={image} alt={alt} className={styles.picture} />
        <div>
          <h3>{heading}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
