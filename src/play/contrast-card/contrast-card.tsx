import { useEffect, useState, type ReactNode } from "react";
import { Spoken } from "../spoken/spoken";
import { interpolate } from "../../content-model/interpolate";
import { contrast, isColour, luminance, legibleShade } from "../../content-model/contrast";
import * as kit from "../../components/kit/kit";
import * as styles from "./contrast-card.module.css";

interface ColourChoiceProps {
  name: string;
  legend: string;
  colours: readonly { name: string; colour: string }[];
  chosen: string;
  onChoose: (colour: string) => void;
  children?: ReactNode;
}

const controlName = (choice: string): string => `contrast-card-${choice}`;

/** One of several colours, each a radio button. */
const ColourChoice = ({ name, legend, colours, chosen, onChoose, children }: ColourChoiceProps) => (
  <fieldset className={kit.cluster(2)}>
    <legend className={kit.text(["title", "xl"], styles.legend)}>{legend}</legend>
    {colours.map(({ name: label, colour }) => (
      <label key={colour} className={styles.swatch} style={{ "--swatch": colour }}>
        <input
          type="radio"
          name={controlName(name)}
          value={colour}
          className={styles.radio}
          checked={chosen === colour}
          onChange={() => onChoose(colour)}
        />
        <span>{label}</span>
      </label>
    ))}
    {children}
  </fieldset>
);

/** Minimum contrast of WCAG 2, level AA, for large and small text. */
const needed = { large: 3, small: 4.5 };

/** Rounded down, because 4.496 is less than 4.5. */
const ratio = (value: number): string => (Math.floor(value * 100) / 100).toFixed(2);

const ratioOf = (words: Queries.ContrastCardFragment, value: number): string =>
  interpolate(words.ratio, { ratio: ratio(value) });

interface CardViewProps {
  words: Queries.ContrastCardFragment;
  heading: string;
  /** The chosen colour, which stays on the card's edge. */
  brand: string;
  paper: string;
  /** The colour of text that needs this contrast. */
  colourFor: (wanted: number) => string;
}

/** In units of the picture. */
const baselines = [58, 82, 102];
const sizes = { large: 26, small: 13.5 };

/** A card, and the contrast of its large and its small lines. */
const CardView = ({ words, heading, brand, paper, colourFor }: CardViewProps) => {
  const colours = { large: colourFor(needed.large), small: colourFor(needed.small) };
  const lines = [
    { text: words.name, size: "large" },
    { text: words.role, size: "small" },
    { text: words.mail, size: "small" },
  ] as const;
  return (
    <figure>
      <figcaption className={kit.text(["title", "xl"], styles.heading)}>{heading}</figcaption>
      {/* Hidden from screen readers: its lines may lack contrast on purpose, and the list gives their contrast. */}
      <svg viewBox="0 0 280 132" aria-hidden="true" className={styles.card}>
        <rect width="280" height="132" fill={paper} />
        <rect width="12" height="132" fill={brand} />
        {lines.map(({ text, size }, index) => (
          <text
            key={text}
            className={size === "large" ? kit.text(["title"]) : undefined}
            x="30"
            y={baselines[index]}
            fontSize={sizes[size]}
            fill={colours[size]}
          >
            {text}
          </text>
        ))}
      </svg>
      <ul className={kit.stack(2, styles.measures)}>
        {(["large", "small"] as const).map((size) => {
          const measured = contrast(colours[size], paper);
          const enough = measured >= needed[size];
          return (
            <li key={size} className={kit.cluster(2, kit.spaceBetween(kit.text(["sm"])))}>
              <span>{interpolate(words[size], { wanted: ratioOf(words, needed[size]) })}</span>
              <strong className={kit.row(2, styles.verdict)} data-enough={enough}>
                <span>{ratioOf(words, measured)}</span> <span>{enough ? words.passes : words.fails}</span>
              </strong>
            </li>
          );
        })}
      </ul>
    </figure>
  );
};

/** The choice in the DOM, which a visitor may have made before hydration. */
const found = (choice: string): string | undefined =>
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLInputElement>(`[name=${controlName(choice)}]:is(:checked, [type="color"])`)
        ?.value;

/** A card in a colour of the visitor's choice, beside the same card with legible colours. */
const ContrastCard = ({ words }: { words: Queries.ContrastCardFragment }) => {
  const [brand, setBrand] = useState(words.brands[0]?.colour ?? "");
  const [paper, setPaper] = useState(words.papers[0]?.colour ?? "");

  // Read before hydration resets the radio buttons.
  const [early] = useState(() => {
    const own = found("own");
    return { brand: own === brand ? found("brand") : own, paper: found("paper") };
  });
  useEffect(() => {
    if (early.brand) setBrand(early.brand);
    if (early.paper) setPaper(early.paper);
  }, [early]);

  const small = legibleShade(brand, paper, needed.small);
  const [before, after] = [contrast(brand, paper), contrast(small, paper)];
  const both = [luminance(small), luminance(paper)];
  const [dark, light] = [Math.min(...both), Math.max(...both)];
  const result =
    small === brand
      ? interpolate(words.kept, { is: brand })
      : interpolate(words.result, {
          was: brand,
          is: small,
          before: ratioOf(words, before),
          after: ratioOf(words, after),
        });
  const card = { words, brand, paper };

  return (
    <div className={kit.card(["raised", "pad-6"], kit.columns(3, 6, styles.toy))}>
      <div className={kit.stack(5, styles.choices, kit.onlyFor("live"))}>
        <ColourChoice
          name="brand"
          legend={words.brand}
          colours={words.brands}
          chosen={brand}
          onChoose={setBrand}
        >
          <label className={styles.own}>
            <span>{words.own}</span>
            <input
              type="color"
              name={controlName("own")}
              value={brand}
              className={styles.picker}
              onChange={({ target }) => isColour(target.value) && setBrand(target.value)}
            />
          </label>
        </ColourChoice>
        <ColourChoice
          name="paper"
          legend={words.paper}
          colours={words.papers}
          chosen={paper}
          onChoose={setPaper}
        />
      </div>
      <CardView {...card} heading={words.asChosen} colourFor={() => brand} />
      <CardView
        {...card}
        heading={before >= needed.small ? words.untouched : words.mended}
        colourFor={(wanted) => legibleShade(brand, paper, wanted)}
      />
      <p className={kit.fullRow(kit.text(["soft"], styles.result))}>
        <strong>{result}</strong>{" "}
        <span>
          {interpolate(words.sum, { light: light.toFixed(3), dark: dark.toFixed(3), ratio: ratio(after) })}
        </span>
      </p>
      <Spoken>{result}</Spoken>
    </div>
  );
};

export default ContrastCard;
