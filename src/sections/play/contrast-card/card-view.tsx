import type { CSSProperties } from "react";
import { contrast } from "./contrast";
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
  /** The colour as it was chosen, which stays on the card's edge. */
  brand: string;
  paper: string;
  lines: readonly CardLine[];
  needs: Record<CardLine["size"], string>;
  ratioOf: (contrast: number) => string;
}

/** A card, and under it what its large and its small lines reach. */
export const CardView = ({ words, heading, brand, paper, lines, needs, ratioOf }: CardViewProps) => {
  const measured = (["large", "small"] as const).map((size) => lines.find((line) => line.size === size)!);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.heading}>{heading}</figcaption>
      {/* A picture of a card: that its lines are faint is what it shows, and what the list says. */}
      <div
        aria-hidden="true"
        className={styles.card}
        style={{ "--card-paper": paper, "--brand": brand } as CSSProperties}
      >
        {lines.map(({ text, size, colour }) => (
          <span key={text} className={styles[size]} style={{ "--letters": colour } as CSSProperties}>
            {text}
          </span>
        ))}
      </div>
      <ul className={styles.measures}>
        {measured.map(({ size, colour, enough }) => (
          <li key={size} className={styles.measure}>
            <span>{needs[size]}</span>
            <strong className={styles.verdict} data-enough={enough}>
              <span>{ratioOf(contrast(colour, paper))}</span>{" "}
              <span>{enough ? words.passes : words.fails}</span>
            </strong>
          </li>
        ))}
      </ul>
    </figure>
  );
};
