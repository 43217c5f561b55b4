import { clsx, type ClassValue } from "clsx";
import * as layout from "./layout.module.css";
import * as cards from "./cards.module.css";
import * as looksStyles from "./looks.module.css";
import * as controls from "./controls.module.css";
import * as marks from "./marks.module.css";

/** A step of space, as in `src/styles/tokens.css`; 0 for none. */
type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * `raised` on the page, `lifted` above it, `panel` in the hue of what it stands in; `broad` has larger corners; what goes
 * over them is cut off in a `clip`; `fill` is as high as its row; `framed` has an edge in forced colours; of a `pressable`
 * one a `CardLink` takes all; `clay` is a slab; a `flush` one has no corners. `phone` and `narrow` are the widths up to
 * which it is a sheet, `above-phone` and `above-narrow` those from which it is.
 */
type CardLook =
  | "raised"
  | "lifted"
  | "panel"
  | "broad"
  | "clip"
  | "fill"
  | "framed"
  | "pressable"
  | "clay"
  | "flush"
  | "phone"
  | "narrow"
  | "above-phone"
  | "above-narrow"
  | `pad-${2 | 4 | 5 | 6 | 7 | 8}`;

/**
 * A step of type, a weight, a colour, how lines break, as wide as is good to read, a link as high as a finger needs;
 * `title` looks like a heading. `compact` is smaller on phones, `larger` and all in it a step larger on desktops; a long
 * text for `reading` is larger from tablets on.
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

/** As wide as the page. */
export const pageWidth = (...more: ClassValue[]): string => clsx(layout.pageWidth, more);

/** One below the other. */
export const stack = (step: Step, ...more: ClassValue[]): string => clsx(layout.stack, gap(step), more);

/** One below the other, where one is to stand at the end: `margin-top: auto`. */
export const column = (step: Step, ...more: ClassValue[]): string => clsx(layout.column, gap(step), more);

/** Beside each other, in one line. */
export const row = (step: Step, ...more: ClassValue[]): string => clsx(layout.row, gap(step), more);

/** Beside each other, in as many lines as it takes. */
export const cluster = (step: Step, ...more: ClassValue[]): string => clsx(layout.cluster, gap(step), more);

/** Two, three or four beside each other; at most two on tablets, one on phones. */
export const columns = (count: 2 | 3 | 4, step: Step, ...more: ClassValue[]): string =>
  clsx(layout.columns, count === 3 && layout.three, count === 4 && layout.four, gap(step), more);

/** The same for small things: two beside each other on phones, four on tablets. */
export const pairs = (count: 4 | 5, step: Step, ...more: ClassValue[]): string =>
  clsx(layout.columns, layout.pairs, count === 4 ? layout.four : layout.five, gap(step), more);

/** One below the other, each below a rule. */
export const lines = (...more: ClassValue[]): string => clsx(layout.lines, more);

/** What is in a `row` or `cluster` stands at its ends. */
export const apart = (...more: ClassValue[]): string => clsx(layout.apart, more);

/** In the middle of its place. */
export const middle = (...more: ClassValue[]): string => clsx(layout.middle, more);

/** Takes what room is left in a `row`, `column` or `cluster`. */
export const grow = (...more: ClassValue[]): string => clsx(layout.grow, more);

/** At the end of a `column`, such as buttons of cards in a row, all at one height. */
export const atEnd = (...more: ClassValue[]): string => clsx(layout.atEnd, more);

/** Takes a whole row of a grid. */
export const whole = (...more: ClassValue[]): string => clsx(layout.whole, more);

/** As many columns of this width as fit, all alike. */
export const tiles = (width: "narrow" | "usual" | "wide", step: Step, ...more: ClassValue[]): string =>
  clsx(layout.tiles, width !== "usual" && layout[width], gap(step), more);

/** Two beside each other; `first` or `second` has more room. On phones and small tablets one below the other. */
export const split = (room: "even" | "first" | "second", step: Step, ...more: ClassValue[]): string =>
  clsx(layout.split, room !== "even" && layout[room], gap(step), more);

/** A sheet, and the space in it. */
export const card = (looks: readonly CardLook[], ...more: ClassValue[]): string =>
  clsx(
    looks.map((look) => cards[look.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())]),
    more,
  );

/** Round corners, of a picture or of what is no card. A `mark` has a sharp one. */
export const corners = (size: "m" | "l" | "xl" | "pill" | "mark", ...more: ClassValue[]): string =>
  clsx(cards[`corners${size.charAt(0).toUpperCase()}${size.slice(1)}`], more);

/** How text looks. What it is, is said by its element. */
export const text = (looks: readonly TextLook[], ...more: ClassValue[]): string =>
  clsx(
    looks.map((look) => looksStyles[look.replace(/^(\d)xl$/, "xl$1")]),
    more,
  );

/** To press, with round ends. Dark where `aria-current` or `aria-selected` say that it is chosen. */
export const pill = (look: "plain" | "edged" | "tinted", ...more: ClassValue[]): string =>
  clsx(controls.pill, look !== "plain" && controls[look], more);

/**
 * Something in the hue around it stands before what is in it: a bead, its number among its siblings, or a bar or a slab
 * of clay, as large as a class says.
 */
export const mark = (
  look: "bead" | "bar" | "slab" | "number" | "number-large",
  ...more: ClassValue[]
): string =>
  look === "number-large" ? clsx(marks.number, marks.numberLarge, more) : clsx(marks[look], more);

/** Its focus is marked inside its edge, because what holds it cuts off what is outside. */
export const focusInside = (...more: ClassValue[]): string => clsx(marks.focusInside, more);

/** A sign after what is in it, in the colour `--sign`; where it opens details, it turns. */
export const sign = (look: "plus" | "cross" | "down", ...more: ClassValue[]): string =>
  clsx(controls[look], more);

/** A sign alone, to press. */
export const round = (...more: ClassValue[]): string => clsx(controls.round, more);

/** A picture in its place: whole, or filling it. */
export const frame = (fit: "contain" | "cover", ...more: ClassValue[]): string =>
  clsx(looksStyles[fit], more);

/** A clay object, whole, in a square of its own. */
export const object = (size: "small" | "usual" | "large", ...more: ClassValue[]): string =>
  clsx(
    looksStyles.object,
    size === "small" && looksStyles.small,
    size === "large" && looksStyles.large,
    more,
  );

/** For a `screen`, not for paper; `live` for one with scripts. */
export const only = (where: "screen" | "live", ...more: ClassValue[]): string => clsx(layout[where], more);

/** For `data-hue`: one hue after the other, so that neighbours differ. */
export const hueAt = (index: number): string => ["brand", "teal", "sun", "lilac", "sky"][index % 5]!;
