import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SharingStyle } from "./compose";
import { fontFile, lineSetter } from "./outlines";

const fonts = { display: "bricolage-grotesque", body: "instrument-sans" };

/** The files that the look of all pictures comes from. */
export const styleFiles = (root: string): string[] => [
  join(root, "src/styles/tokens.css"),
  join(root, "static/icon.svg"),
  ...Object.values(fonts).map(fontFile),
];

/** Colours by day are the first of their names. */
const colourIn =
  (tokens: string) =>
  (name: string): string => {
    const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8});`, "i").exec(tokens)?.[1];
    if (!colour)
      throw new Error(`src/styles/tokens.css has no colour --${name}, which pictures for sharing need.`);
    return colour;
  };

/** What all pictures have in common: the site's colours, mark, fonts and name. */
export const readStyle = async (root: string, company: string): Promise<SharingStyle> => ({
  company,
  mark: readFileSync(join(root, "static/icon.svg"), "utf8"),
  colour: colourIn(readFileSync(join(root, "src/styles/tokens.css"), "utf8")),
  display: await lineSetter(fonts.display, 700),
  body: await lineSetter(fonts.body, 600),
});
