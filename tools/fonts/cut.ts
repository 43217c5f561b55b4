import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { kernTable, measureKerning } from "./kerning";
import { readTables, writeTables } from "./sfnt";
import { readingPairs } from "./reading-pairs";

const folder = join(process.cwd(), "src/styles");

/**
 * The font files to make: of which family, with which weight, or weights from `min` to `max`, and from which kerning on,
 * in font units, of which the em has 1000: half a pixel in small text, one in large headings.
 */
const cuts = [
  { file: "display", family: "bricolage-grotesque", weight: 700, leastKerning: 15 },
  { file: "body", family: "instrument-sans", weight: { min: 400, max: 600 }, leastKerning: 30 },
];

type Cut = (typeof cuts)[number];
type Weight = Cut["weight"];

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
 * Makes one file. It has no ligatures, fractions or alternative letter forms. Kerning for all pairs and all weights
 * would be half of the file, so it has that of the lightest weight, for the pairs of English words.
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

/** `npm run fonts` subsets the fonts, because they compete with the page's first picture for bandwidth. */
const main = async (): Promise<void> => {
  const css = readFileSync(join(folder, "fonts.css"), "utf8");
  mkdirSync(join(folder, "fonts"), { recursive: true });
  for (const one of cuts) {
    const { file, family } = one;
    const whole = readFileSync(
      require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
    );
    const cut = await cutOf(whole, charactersOf(css, file), one);
    writeFileSync(join(folder, "fonts", `${file}.woff2`), cut);
    console.log(`${file}.woff2: ${whole.length} bytes cut to ${cut.length}`);
  }
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
