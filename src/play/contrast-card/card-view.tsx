import { contrast } from "../../content-model/contrast";
import * as kit from "../../components/kit/kit";
import * as styles from "./contrast-card.module.css";

export interface CardLine {
  text: string;
  size: "large" | "small";
  colour: string;
  /** Whether its contrast is enough for its size. */
  enough: boolean;
}

interface CardViewProps {
  words: Queries.ContrastCardFragment;
  heading: string;
  /** The chosen colour, which stays on the card's edge. */
  brand: string;
  paper: string;
  lines: readonly CardLine[];
  needs: Record<CardLine["size"], string>;
  ratioOf: (contrast: number) => string;
}

/** In units of the picture. */
const baselines = [58, 82, 102];
const sizes = { large: 26, small: 13.5 };

/** A card, and the contrast of its large and its small lines. */
export const CardView = ({ words, heading, brand, paper, lines, needs, ratioOf }: CardViewProps) => {
  const measured = (["large", "small"] as const).map((size) => lines.find((line) => line.size === size)!);
  return (
    <figure>
      <figcaption className={kit.text(["title", "xl"], styles.heading)}>{heading}</figcaption>
      {/* Hidden from screen readers: its lines may lack contrast on purpose, and the list gives their contrast. */}
      <svg viewBox="0 0 280 132" aria-hidden="true" className={styles.card}>
        <rect width="280" height="132" fill={paper} />
        <rect width="12" height="132" fill={brand} />
        {lines.map(({ text, size, colour }, index) => (
          <text
            key={text}
            className={size === "large" ? kit.text(["title"]) : undefined}
            x="30"
            y={baselines[index]}
            fontSize={sizes[size]}
            fill={colour}
          >
            {text}
          </text>
        ))}
      </svg>
      <ul className={kit.stack(2, styles.measures)}>
        {measured.map(({ size, colour, enough }) => (
          <li key={size} className={kit.cluster(2, kit.apart(kit.text(["sm"])))}>
            <span>{needs[size]}</span>
            <strong className={kit.row(2, styles.verdict)} data-enough={enough}>
              <span>{ratioOf(contrast(colour, paper))}</span>{" "}
              <span>{enough ? words.passes : words.fails}</span>
            </strong>
          </li>
        ))}
      </ul>
    </figure>
  );
};
