import { textSetter } from "./kerning";
import { readTables } from "./sfnt";

/** What makes Arial take the room of another font, as `@font-face` has it. */
export interface FallbackMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  size: number;
}

/** Advance widths of Arial, and of fonts made to replace it, in thousandths of an em: a space, then a to z. */
const arial = {
  regular: [
    ...[278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833],
    ...[556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500],
  ],
  bold: [
    ...[278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889],
    ...[611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500],
  ],
};

/** Letters about as often as in English. */
const sample =
  "we make what people use every day and we say how long it takes before the work begins so that nobody has to guess the quick ones jump over a lazy box";

const widthInArial = (cut: keyof typeof arial): number =>
  [...sample].reduce(
    (sum, letter) => sum + arial[cut][letter === " " ? 0 : letter.charCodeAt(0) - 96]! / 1000,
    0,
  );

/** Measures one weight of a font, as an uncompressed file, against Arial or its bold cut. */
export const fallbackMetrics = async (font: Buffer, cut: keyof typeof arial): Promise<FallbackMetrics> => {
  const tables = readTables(font);
  const em = tables.get("head")!.readUInt16BE(18);
  const lines = tables.get("hhea")!;
  const set = await textSetter(font);
  const size = set(sample).width / em / widthInArial(cut);
  const share = (offset: number): number => Math.abs(lines.readInt16BE(offset)) / em / size;
  return { ascent: share(4), descent: share(6), lineGap: share(8), size };
};
