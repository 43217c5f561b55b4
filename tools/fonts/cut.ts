import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { readTables, writeTables } from "./sfnt";

const folder = join(process.cwd(), "src/styles");

/**
 * What each file holds of its family: one weight, or the weights from `min` to `max`; and the OpenType features, of which
 * `tnum`, figures of equal width, is for counters. Fractions, ligatures and other letter forms go.
 */
const cuts = [
  { file: "display", family: "bricolage-grotesque", weight: 700, features: ["kern"] },
  { file: "body", family: "instrument-sans", weight: { min: 400, max: 600 }, features: ["kern", "tnum"] },
];

/** The characters that `fonts.css` asks this file for: `U+0020-007E, U+00A0` and so on. */
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

type Weight = (typeof cuts)[number]["weight"];

/**
 * A cut of several weights with the kerning of its lightest. Kerning that changes with the weight is nearly half of such
 * a file, and between these weights it changes by less than can be seen.
 */
const withOneKerning = async (whole: Buffer, characters: string, weight: { min: number; max: number }) => {
  const cut = (wght: Weight) =>
    subsetFont(whole, characters, { targetFormat: "sfnt", variationAxes: { wght } });
  const [all, lightest] = await Promise.all([cut(weight), cut(weight.min)]);
  const tables = readTables(all);
  const kerning = readTables(lightest).get("GPOS");
  if (kerning) tables.set("GPOS", kerning);
  return writeTables(all.readUInt32BE(0), tables);
};

/** Of use to font menus, and to marks that are set above letters; there are none here. */
const dropTables = ["STAT", "GDEF"];

/** `npm run fonts`: cuts the fonts down to what nearly every page shows, for they compete with its first picture. */
const main = async (): Promise<void> => {
  const css = readFileSync(join(folder, "fonts.css"), "utf8");
  mkdirSync(join(folder, "fonts"), { recursive: true });
  for (const { file, family, weight, features } of cuts) {
    const whole = readFileSync(
      require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
    );
    const characters = charactersOf(css, file);
    const options = { targetFormat: "woff2", keepFeatures: features, dropTables } as const;
    const cut =
      typeof weight === "number"
        ? await subsetFont(whole, characters, { ...options, variationAxes: { wght: weight } })
        : await subsetFont(await withOneKerning(whole, characters, weight), characters, options);
    writeFileSync(join(folder, "fonts", `${file}.woff2`), cut);
    console.log(`${file}.woff2: ${whole.length} bytes cut to ${cut.length}`);
  }
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
