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
 * corners. `clip`: cuts off overflow. `fill`: as high as its row. `pressable`: a `CardLink` covers the card. `clay`: the
 * shadow of a clay slab.
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
  | `pad-${2 | 4 | 5 | 6 | 7}`;

/**
 * Type sizes, weights, colours and line breaking. `measure`: limits the line length. `target`: as high as a touch
 * target. `title`: looks like a heading.
 */
type TextLook =
  | "sm"
  | "md"
  | "lg"
  | "xl"
  | "2xl"
  | "3xl"
  | "4xl"
  | "soft"
  | "link"
  | "strong"
  | "title"
  | "balance"
  | "measure"
  | "target"
  | "center";

const gap = (step: Step): string | undefined => layout[`gap${step}`];

/** As wide as the page, with gutters. */
export const pageWidth = (...more: ClassValue[]): string => clsx(layout.pageWidth, more);

/** Stacks children in one column. */
export const stack = (step: Step, ...more: ClassValue[]): string => clsx(layout.stack, gap(step), more);

/** Stacks children in a flex column, where `margin-top: auto` moves a child to the end. */
export const column = (step: Step, ...more: ClassValue[]): string => clsx(layout.column, gap(step), more);

/** A grid whose tracks the section's own stylesheet defines for the class in `more`; without any, one column. */
export const grid = (step: Step, ...more: ClassValue[]): string => clsx(layout.grid, gap(step), more);

/** A flex box whose direction the section's own stylesheet sets. */
export const flex = (step: Step, ...more: ClassValue[]): string => clsx(layout.flex, gap(step), more);

/** An icon or another small element beside its text. */
export const beside = (step: Step, ...more: ClassValue[]): string => clsx(layout.beside, gap(step), more);

/** Children side by side in one line. */
export const row = (step: Step, ...more: ClassValue[]): string => clsx(layout.row, gap(step), more);

/** Children side by side, wrapping into more lines. */
export const cluster = (step: Step, ...more: ClassValue[]): string => clsx(layout.cluster, gap(step), more);

const counts = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six" } as const;

/** Two to six columns; at most two on tablets, one on phones. */
export const columns = (count: 2 | 3 | 4 | 6, step: Step, ...more: ClassValue[]): string =>
  clsx(layout.columns, layout[counts[count]], gap(step), more);

/** Columns on desktops only, because fewer would leave an empty cell or be too narrow. */
export const desktopColumns = (count: 2 | 3 | 5, step: Step, ...more: ClassValue[]): string =>
  clsx(layout.desktopColumns, layout[counts[count]], gap(step), more);

/** Three columns from tablets on, for exactly three items. */
export const threes = (step: Step, ...more: ClassValue[]): string => clsx(layout.threes, gap(step), more);

/** Columns for small items: two on phones, four on tablets. */
export const twoUp = (count: 4 | 5, step: Step, ...more: ClassValue[]): string =>
  clsx(layout.twoUp, layout[counts[count]], gap(step), more);

/** Stacks children with a rule above each. */
export const lines = (...more: ClassValue[]): string => clsx(layout.lines, more);

/** On phones a `cluster` is one line that scrolls sideways. */
export const sideways = (...more: ClassValue[]): string => clsx(layout.sideways, more);

/** Moves the children of a `row` or `cluster` to both ends. */
export const spaceBetween = (...more: ClassValue[]): string => clsx(layout.spaceBetween, more);

/** Centres a child both ways. */
export const middle = (...more: ClassValue[]): string => clsx(layout.middle, more);

/** Takes the free space of a `row`, `column` or `cluster`. */
export const grow = (...more: ClassValue[]): string => clsx(layout.grow, more);

/** At the end of a `column`, such as buttons of cards in a row, all at one height. */
export const atEnd = (...more: ClassValue[]): string => clsx(layout.atEnd, more);

/** Spans a whole row of a grid. */
export const fullRow = (...more: ClassValue[]): string => clsx(layout.fullRow, more);

/** As many equal columns of at least this width as fit. */
export const tiles = (step: Step, width: "narrow" | "usual" | "wide", ...more: ClassValue[]): string =>
  clsx(layout.tiles, gap(step), width !== "usual" && layout[width], more);

/** Two columns, of which `first` or `second` can be wider. One column on phones and small tablets. */
export const split = (step: Step, room: "even" | "first" | "second", ...more: ClassValue[]): string =>
  clsx(layout.split, gap(step), room !== "even" && layout[room], more);

/** A card; `pad-*` is its padding. */
export const card = (looks: readonly CardLook[], ...more: ClassValue[]): string =>
  clsx(
    looks.map((look) => cards[look.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())]),
    more,
  );

/** Round corners for pictures and for boxes that are no cards. */
export const corners = (size: "m" | "l" | "pill", ...more: ClassValue[]): string =>
  clsx(cards[`corners${size.charAt(0).toUpperCase()}${size.slice(1)}`], more);

/** How text looks. Its meaning comes from the HTML element. */
export const text = (looks: readonly TextLook[], ...more: ClassValue[]): string =>
  clsx(
    looks.map((look) => looksStyles[look.replace(/^(\d)xl$/, "xl$1")]),
    more,
  );

/** A button or link with round ends. Dark if `aria-current` or `aria-selected` marks it as chosen. */
export const pill = (look: "plain" | "edged", ...more: ClassValue[]): string =>
  clsx(controls.pill, look === "edged" && controls.edged, more);

/**
 * Draws a mark before the content, in the surrounding hue: a bead, the element's number among its siblings, or a clay
 * bar, whose size the component's own class sets.
 */
export const marker = (look: "bead" | "bar" | "number", ...more: ClassValue[]): string =>
  clsx(marks[look], more);

/** Draws the focus ring inside the edge, for elements whose container clips overflow. */
export const focusInside = (...more: ClassValue[]): string => clsx(marks.focusInside, more);

/**
 * An icon after the content, in the colour `--icon-color`; in a `summary` it turns when the details open. `next`: an arrow, for
 * links as large as their box.
 */
export const icon = (look: "plus" | "cross" | "down" | "next", ...more: ClassValue[]): string =>
  clsx(controls[look], more);

/** A round button with an icon and no text. */
export const iconButton = (...more: ClassValue[]): string => clsx(controls.iconButton, more);

/** Fits a picture into its box: whole, or filling the box. */
export const frame = (fit: "contain" | "cover", ...more: ClassValue[]): string =>
  clsx(looksStyles[fit], more);

/** A picture of a clay object, whole, in a square box. */
export const object = (size: "small" | "usual", ...more: ClassValue[]): string =>
  clsx(looksStyles.object, size === "small" && looksStyles.small, more);

/** Hides an element: `screen` in print, `live` in print and without scripts. */
export const onlyFor = (where: "screen" | "live", ...more: ClassValue[]): string => clsx(layout[where], more);

/** A value for `data-hue` by position, so that neighbours have different hues. */
export const hueAt = (index: number): string =>
  ["brand", "teal", "sun", "lilac", "sky"][index % 5] ?? "brand";
