import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { theme, type Theme } from "../../src/content-model/entities/theme";
import { readSettings } from "../../src/content-model/read-settings";
import { drawnMark } from "../../src/content-model/mark";

/** Not committed: each build writes it, and `develop` whenever the theme is saved. */
const styles = "src/styles/theme.css";

const property = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const colours = (shades: Readonly<Record<string, string>>): string[] =>
  Object.entries(shades).map(([name, colour]) => `${property(name)}: ${colour};`);

/** All corner radii, in proportion to a card's. */
const corners = (radius: number): string[] => [
  `--radius-xs: ${Math.round(radius / 7)}px;`,
  `--radius-s: ${Math.round((radius * 5) / 14)}px;`,
  `--radius-m: ${Math.round((radius * 9) / 14)}px;`,
  `--radius-l: ${radius}px;`,
  `--radius-xl: ${Math.round((radius * 10) / 7)}px;`,
  `--radius-pill: ${radius === 0 ? 0 : 999}px;`,
];

/** The custom properties that the theme decides; `src/styles/tokens.css` has all others. */
export const themeStyles = ({ palette, day, night, radius }: Theme, mark: string): string =>
  [
    "/* Made from content/settings/theme.yaml by each build. */",
    `:root {\n  ${[...colours(palette), ...colours(day), ...corners(radius), `--mark: url("${mark}");`].join("\n  ")}\n}`,
    `@media not print {\n  [data-theme="dark"] {\n    ${colours(night).join("\n    ")}\n  }\n}\n`,
  ].join("\n\n");

/** Writes the theme's stylesheet. An unchanged file is not touched, so that webpack does nothing. */
export const writeTheme = (root: string): void => {
  const file = join(root, styles);
  const text = themeStyles(readSettings(root, theme), drawnMark(root));
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
};
