import { fontPackage } from "../../src/content-model/font-package";
import { deviceFonts, type DeviceFont, type FallbackMetrics } from "./fallback";

/** The file of a family's package that holds its latin characters in all weights. */
export const wholeFile = (family: string): string => {
  const name = fontPackage(family);
  return `${name}/files/${name.split("/")[1]}-latin-wght-normal.woff2`;
};

/** The family that the stylesheet is made for; `use` is `headings` or `text`. */
export const familyIn = (css: string, use: string): string | undefined =>
  css.match(new RegExp(`/\\* ${use}: (.+) \\*/`))?.[1];

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

const eachFace = (css: string, family: string, change: (face: string) => string): string =>
  css.replace(/@font-face \{[^}]*\}/g, (face) =>
    face.includes(`font-family: ${family};`) ? change(face) : face,
  );

export const fallbackKey = (device: DeviceFont, weight: number | string | undefined): string =>
  [device, weight].filter(Boolean).join(" ");

/** The stylesheet with another family for `use`: its name, its file, and its fallbacks' metrics. */
export const withFamily = (
  css: string,
  use: "headings" | "text",
  family: string,
  fallbacks: ReadonlyMap<string, FallbackMetrics>,
): string => {
  const name = use === "headings" ? "Headings" : "Text";
  const named = css.replace(`/* ${use}: ${familyIn(css, use)} */`, `/* ${use}: ${family} */`);
  const linked = eachFace(named, name, (face) =>
    face.replace(/url\("@fontsource-variable\/[^"]+"\)/, `url("${wholeFile(family)}")`),
  );
  return deviceFonts.reduce(
    (styles, device) =>
      eachFace(styles, `"${name} as ${device}"`, (face) => {
        const weight = face.match(/font-weight: (\d+);/)?.[1];
        const metrics = fallbacks.get(fallbackKey(device, weight));
        if (!metrics) throw new Error(`${name} as ${device}: weight ${weight} was not measured.`);
        const { ascent, descent, lineGap, size } = metrics;
        return face
          .replace(/ascent-override: [^;]+/, `ascent-override: ${percent(ascent)}`)
          .replace(/descent-override: [^;]+/, `descent-override: ${percent(descent)}`)
          .replace(/line-gap-override: [^;]+/, `line-gap-override: ${percent(lineGap)}`)
          .replace(/size-adjust: [^;]+/, `size-adjust: ${percent(size)}`);
      }),
    linked,
  );
};
