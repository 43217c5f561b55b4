import { readFileSync } from "node:fs";
import { join } from "node:path";
import { theme } from "./entities/theme";
import { readSettings } from "./read-settings";

export const markFile = (root: string): string =>
  join(root, "content/settings", readSettings(root, theme).mark);

/** Characters that would end the URL in a style sheet. Spaces may stay. */
const escapes: Readonly<Record<string, string>> = {
  '"': "'",
  "%": "%25",
  "#": "%23",
  "<": "%3C",
  ">": "%3E",
  "\n": "",
};

/** The mark as a data URL of a few hundred bytes; a file would compete with the page's first picture. */
export const drawnMark = (root: string): string => {
  const drawing = readFileSync(markFile(root), "utf8").trim();
  return `data:image/svg+xml;charset=utf-8,${drawing.replace(/["%#<>\n]/g, (sign) => escapes[sign] ?? sign)}`;
};
