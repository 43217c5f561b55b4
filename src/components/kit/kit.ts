import { clsx, type ClassValue } from "clsx";
import * as layout from "./layout.module.css";
import * as cards from "./cards.module.css";
import * as looksStyles from "./looks.module.css";
import * as controls from "./controls.module.css";
import * as marks from "./marks.module.css";

/** A step of the space scale in `src/styles/tokens.css`; 0 for no space. */
type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * `raised` and `lifted`: a small and a large shadow. `panel`: the background has the surrounding hue. `broad`: larger
 * corners. `clip`: cuts off overflow. `fill`: as high as its row. `pressable`: a `CardLink` covers the card. `clay`: the shadow of a clay slab. `flush`: square
 * corners. `phone` and `narrow`: a card up to that width only. `above-phone` and `above-narrow`: a card above that
 * width only.
 */
type CardLook =
  | "raised"
  | "lifted"
  | "panel"
  | "broad"
  | "clip"
  | "fill"
  | "pressable"
  | "clay"
  | "flush"
  | "phone"
  | "narrow"
  | "above-phone"
  | "above-narrow"
  | `pad-${2 | 4 | 5 | 6 | 7 | 8}`;

/**
 * Type sizes, weights, colours and line breaking. `measure`: limits the line length. `target`: as high as a touch
 * target. `title`: looks like a heading. `compact`: smaller on phones. `larger`: the text and its headings are a step
 * larger on desktops. `reading`: for long texts, larger from tablets on.
 */
type TextLook =
  | "sm"
  | "md"
  | "lg"
  | "xl"
  | "2xl"
  | "3xl"
  | "4xl"
  | "5xl"
  | "soft"
  | "link"
  | "strong"
  | "title"
  | "balance"
  | "measure"
  | "target"
  | "compact"
  | "larger"
  | "reading"
  | "center";

const gap = (step: Step): string | undefined => layout[`gap${step}`];

/** As wide as the page, with gutters. */
export const pageWidth = (...more: ClassValue[]): string => clsx(layout.pageWidth, more);

/** Stacks children in one column. */
export const stack = (step: Step, ...more: ClassValue[]): string => clsx(layout.stack, gap(step), more);

/** Stacks children in a flex column, where `margin-top: auto` moves a child to the end. */
export const column = (step: Step, ...more: ClassValue[]): string => clsx(layout.column, gap(step), more);

/** Children side by side in one line. */
export const row = (step: Step, ...more: ClassValue[]): string => clsx(layout.row, gap(step), more);

/** Children side by side, wrapping into more lines. */
export const cluster = (step: Step, ...more: ClassValue[]): string => clsx(layout.cluster, gap(step), more);

/** Two, three or four columns; at most two on tablets, one on phones. */
export const columns = (count: 2 | 3 | 4, step: Step, ...more: ClassValue[]): string =>
  clsx(layout.columns, count === 3 && layout.three, count === 4 && layout.four, gap(step), more);

/** Columns for small items: two on phones, four on tablets. */
export const pairs = (count: 4 | 5, step: Step, ...more: ClassValue[]): string =>
  clsx(layout.columns, layout.pairs, count === 4 ? layout.four : layout.five, gap(step), more);

/** Stacks children with a rule above each. */
export const lines = (...more: ClassValue[]): string => clsx(layout.lines, more);

/** Moves the children of a `row` or `cluster` to both ends. */
export const apart = (...more: ClassValue[]): string => clsx(layout.apart, more);

/** Centres a child both ways. */
export const middle = (...more: ClassValue[]): string => clsx(layout.middle, more);

/** Takes the free space of a `row`, `column` or `cluster`. */
export const grow = (...more: ClassValue[]): string => clsx(layout.grow, more);

/** At the end of a `column`, such as buttons of cards in a row, all at one height. */
export const atEnd = (...more: ClassValue[]): string => clsx(layout.atEnd, more);

/** Spans a whole row of a grid. */
export const whole = (...more: ClassValue[]): string => clsx(layout.whole, more);

/** As many equal columns of at least this width as fit. */
export const tiles = (width: "narrow" | "usual" | "wide", step: Step, ...more: ClassValue[]): string =>
  clsx(layout.tiles, width !== "usual" && layout[width], gap(step), more);

/** Two columns, of which `first` or `second` can be wider. One column on phones and small tablets. */
export const split = (room: "even" | "first" | "second", step: Step, ...more: ClassValue[]): string =>
  clsx(layout.split, room !== "even" && layout[room], gap(step), more);

/** A card; `pad-*` is its padding. */
export const card = (looks: readonly CardLook[], ...more: ClassValue[]): string =>
  clsx(
    looks.map((look) => cards[look.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())]),
    more,
  );

/** Round corners for pictures and for boxes that are no cards. `mark` has one sharp corner. */
export const corners = (size: "m" | "l" | "xl" | "pill" | "mark", ...more: ClassValue[]): string =>
  clsx(cards[`corners${size.charAt(0).toUpperCase()}${size.slice(1)}`], more);

/** How text looks. Its meaning comes from the HTML element. */
export const text = (looks: readonly TextLook[], ...more: ClassValue[]): string =>
  clsx(
    looks.map((look) => looksStyles[look.replace(/^(\d)xl$/, "xl$1")]),
    more,
  );

/** A button or link with round ends. Dark if `aria-current` or `aria-selected` marks it as chosen. */
export const pill = (look: "plain" | "edged" | "tinted", ...more: ClassValue[]): string =>
  clsx(controls.pill, look !== "plain" && controls[look], more);

/**
 * Draws a mark before the content, in the surrounding hue: a bead, the element's number among its siblings, or a clay
 * bar or slab, whose size the component's own class sets.
 */
export const mark = (
  look: "bead" | "bar" | "slab" | "number" | "number-large",
  ...more: ClassValue[]
): string =>
  look === "number-large" ? clsx(marks.number, marks.numberLarge, more) : clsx(marks[look], more);

/** Draws the focus ring inside the edge, for elements whose container clips overflow. */
export const focusInside = (...more: ClassValue[]): string => clsx(marks.focusInside, more);

/** A sign after the content, in the colour `--sign`; in a `summary` it turns when the details open. */
export const sign = (look: "plus" | "cross" | "down", ...more: ClassValue[]): string =>
  clsx(controls[look], more);

/** A round button with a sign and no text. */
export const round = (...more: ClassValue[]): string => clsx(controls.round, more);

/** Fits a picture into its box: whole, or filling the box. */
export const frame = (fit: "contain" | "cover", ...more: ClassValue[]): string =>
  clsx(looksStyles[fit], more);

/** A picture of a clay object, whole, in a square box. */
export const object = (size: "small" | "usual" | "large", ...more: ClassValue[]): string =>
  clsx(
    looksStyles.object,
    size === "small" && looksStyles.small,
    size === "large" && looksStyles.large,
    more,
  );

/** Hides an element: `screen` in print, `live` in print and without scripts. */
export const only = (where: "screen" | "live", ...more: ClassValue[]): string => clsx(layout[where], more);

/** A value for `data-hue` by position, so that neighbours have different hues. */
export const hueAt = (index: number): string =>
  ["brand", "teal", "sun", "lilac", "sky"][index % 5] ?? "brand";
