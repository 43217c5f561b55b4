import { readFileSync } from "node:fs";

const face = (family: string, file: string, weights: string, range: string): string => {
  const data = readFileSync(require.resolve(file)).toString("base64");
  return `@font-face{font-family:"${family}";font-weight:${weights};unicode-range:${range};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
};

const latin = "U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2212";
const latinExt = "U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0";
const bricolage = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque";
const instrument = "@fontsource-variable/instrument-sans/files/instrument-sans";

/** `@font-face` rules for the site's two typefaces, with the fonts in them as data URLs. */
export const fontFaces = (): string =>
  [
    face("Display", `${bricolage}-latin-wght-normal.woff2`, "200 800", latin),
    face("Display", `${bricolage}-latin-ext-wght-normal.woff2`, "200 800", latinExt),
    face("Body", `${instrument}-latin-wght-normal.woff2`, "400 700", latin),
    face("Body", `${instrument}-latin-ext-wght-normal.woff2`, "400 700", latinExt),
  ].join("\n");
