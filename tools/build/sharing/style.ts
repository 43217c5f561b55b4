import { readFileSync } from "node:fs";
import { join } from "node:path";
import { theme, type Theme } from "../../../src/content-model/entities/theme";
import { markFile } from "../../../src/content-model/mark";
import { readSettings } from "../../../src/content-model/read-settings";
import type { SharingStyle } from "./compose";
import { fontFile, lineSetter } from "./outlines";

export const styleFiles = (root: string): string[] => [
  join(root, "content", theme.location),
  markFile(root),
  ...Object.values(readSettings(root, theme).fonts).map(fontFile),
];

/** Colours of the light theme, by custom property. */
const colourIn =
  ({ palette, day }: Theme) =>
  (name: string): string => {
    const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const colour = ({ ...palette, ...day } as Readonly<Record<string, string>>)[key];
    if (!colour)
      throw new Error(`content/settings/theme.yaml has no colour ${key}, which pictures for sharing need.`);
    return colour;
  };

/** The common style of all pictures: the site's colours, mark, fonts and name. */
export const readStyle = async (root: string, company: string): Promise<SharingStyle> => {
  const look = readSettings(root, theme);
  return {
    company,
    mark: readFileSync(markFile(root), "utf8"),
    colour: colourIn(look),
    corner: Math.round((look.radius * 10) / 7),
    display: await lineSetter(look.fonts.headings, 700),
    body: await lineSetter(look.fonts.text, 600),
  };
};
