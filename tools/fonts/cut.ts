import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import * as prettier from "prettier";
import { theme } from "../../src/content-model/entities/theme";
import { fontPackage } from "../../src/content-model/font-package";
import { readSettings } from "../../src/content-model/read-settings";
import { deviceFonts, fallbackMetrics, type FallbackMetrics } from "./fallback";
import { fallbackKey, familyIn, wholeFile, withFamily } from "./font-styles";
import { kernTable, measureKerning } from "./kerning";
import { readTables, writeTables } from "./sfnt";
import { readingPairs } from "./reading-pairs";

const folder = join(process.cwd(), "src/styles");

/**
 * The font files to create. Kerning below `leastKerning`, in thousandths of an em, is left out: it is half a pixel in
 * small text, one in large headings.
 */
const cuts = [
  { file: "display", use: "headings", weight: 700, leastKerning: 15 },
  { file: "body", use: "text", weight: { min: 400, max: 600 }, leastKerning: 30 },
] as const;

/** The fallbacks in `fonts.css`, by `font-weight`: the replaced weight, and the cut of the device's font. */
const fallbacks = {
  headings: [{ face: undefined, weight: 700, cut: "bold" }],
  text: [
    { face: 400, weight: 400, cut: "regular" },
    { face: 500, weight: 500, cut: "regular" },
    { face: 600, weight: 600, cut: "bold" },
  ],
} as const;

type Cut = (typeof cuts)[number];
type Weight = number | { min: number; max: number };

/** The characters in this file's `unicode-range` in `fonts.css`, such as `U+0020-007E, U+00A0`. */
const charactersOf = (css: string, file: string): string => {
  const face = css.split("@font-face").find((block) => block.includes(`fonts/${file}.woff2`));
  const ranges = face?.match(/unicode-range:([^;]+);/)?.[1];
  if (!ranges)
    throw new Error(`src/styles/fonts.css has no @font-face with fonts/${file}.woff2 and a unicode-range.`);
  return ranges
    .split(",")
    .map((range) => range.replace("U+", "").trim().split("-"))
    .flatMap(([first = "", last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) =>
        String.fromCodePoint(start + index),
      );
    })
    .join("");
};

/** `STAT` is for font menus, `GDEF` for placing combining marks. The site needs neither. */
const dropTables = ["STAT", "GDEF"];

/**
 * Creates one file, without ligatures, fractions or alternative letter forms. Kerning for all pairs and weights would
 * be half of the file, so it has only that of the lightest weight, for pairs in English words.
 */
const cutOf = async (whole: Buffer, characters: string, { weight, leastKerning }: Cut): Promise<Buffer> => {
  const cut = (wght: Weight, keepFeatures: readonly string[]) => {
    const options = { targetFormat: "sfnt", dropTables, keepFeatures, variationAxes: { wght } } as const;
    return subsetFont(whole, characters, options);
  };
  const lightest = typeof weight === "number" ? weight : weight.min;
  const [all, plain, kerned] = await Promise.all([
    cut(weight, []),
    cut(lightest, []),
    cut(lightest, ["kern"]),
  ]);
  const tables = readTables(all);
  const pairs = await measureKerning(plain, kerned, readingPairs(characters));
  tables.set("kern", kernTable(pairs.filter(({ value }) => Math.abs(value) >= leastKerning)));
  return convert(writeTables(all.readUInt32BE(0), tables), "woff2");
};

/**
 * The complete font of a family.
 * @throws Error that says what to install.
 */
const wholeFont = (family: string): string => {
  try {
    return require.resolve(wholeFile(family));
  } catch (cause) {
    throw new Error(
      `The font “${family}” of content/settings/theme.yaml is not installed: npm install --save-dev ${fontPackage(family)}. If npm knows no such package, fontsource.org has no variable font of that name; choose another.`,
      { cause },
    );
  }
};

const measured = async (whole: Buffer, use: Cut["use"]): Promise<Map<string, FallbackMetrics>> => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index)).join("");
  const options = { targetFormat: "sfnt", keepFeatures: [] } as const;
  const entries = fallbacks[use].map(async ({ face, weight, cut }) => {
    const font = await subsetFont(whole, ` ${letters}`, { ...options, variationAxes: { wght: weight } });
    const measure = async (device: (typeof deviceFonts)[number]) =>
      [fallbackKey(device, face), await fallbackMetrics(font, device, cut)] as const;
    return Promise.all(deviceFonts.map(measure));
  });
  return new Map((await Promise.all(entries)).flat());
};

/** `npm run fonts` subsets the theme's fonts, because they compete with the page's first picture for bandwidth. */
const main = async (): Promise<void> => {
  const { fonts } = readSettings(process.cwd(), theme);
  const styles = join(folder, "fonts.css");
  mkdirSync(join(folder, "fonts"), { recursive: true });
  for (const one of cuts) {
    const { file, use } = one;
    const family = fonts[use];
    const place = wholeFont(family);
    const whole = readFileSync(place);
    const css = readFileSync(styles, "utf8");
    if (familyIn(css, use) !== family) {
      const changed = withFamily(css, use, family, await measured(whole, use));
      const style = await prettier.resolveConfig(styles);
      writeFileSync(styles, await prettier.format(changed, { ...style, filepath: styles }));
      copyFileSync(join(dirname(place), "../LICENSE"), join(folder, "fonts", `${file}.LICENSE.txt`));
    }
    const cut = await cutOf(whole, charactersOf(css, file), one);
    writeFileSync(join(folder, "fonts", `${file}.woff2`), cut);
    console.log(`${file}.woff2: ${family}, ${whole.length} bytes cut to ${cut.length}`);
  }
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
