import { textSetter } from "./kerning";
import { readTables, tableOf } from "./sfnt";

/** `@font-face` values that give a device's font the size of another font. */
export interface FallbackMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  size: number;
}

/**
 * Advance widths of the devices' fonts, in thousandths of an em: a space, then a to z. Other systems' fonts have
 * Arial's widths.
 */
const widths = {
  Arial: {
    regular: [
      ...[278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833],
      ...[556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500],
    ],
    bold: [
      ...[278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889],
      ...[611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500],
    ],
  },
  // On Android, which has no Arial.
  Roboto: {
    regular: [
      ...[248, 544, 562, 523, 564, 530, 348, 562, 551, 243, 239, 507, 243, 877],
      ...[552, 570, 562, 568, 339, 516, 327, 551, 484, 751, 496, 473, 496],
    ],
    bold: [
      ...[249, 536, 563, 522, 564, 541, 358, 571, 560, 265, 260, 534, 265, 866],
      ...[560, 565, 563, 565, 365, 515, 338, 560, 506, 735, 509, 502, 509],
    ],
  },
} as const;

export type DeviceFont = keyof typeof widths;
export type Cut = keyof (typeof widths)[DeviceFont];

export const deviceFonts = Object.keys(widths) as DeviceFont[];

/** Letters about as frequent as in English. */
const sample =
  "we make what people use every day and we say how long it takes before the work begins so that nobody has to guess the quick ones jump over a lazy box";

const widthIn = (font: DeviceFont, cut: Cut): number =>
  [...sample].reduce(
    (sum, letter) => sum + (widths[font][cut][letter === " " ? 0 : letter.charCodeAt(0) - 96] ?? NaN) / 1000,
    0,
  );

/** Measures one weight of a font, as an uncompressed file, against a cut of a device's font. */
export const fallbackMetrics = async (
  font: Buffer,
  device: DeviceFont,
  cut: Cut,
): Promise<FallbackMetrics> => {
  const tables = readTables(font);
  const em = tableOf(tables, "head").readUInt16BE(18);
  const lines = tableOf(tables, "hhea");
  const set = await textSetter(font);
  const size = set(sample).width / em / widthIn(device, cut);
  const share = (offset: number): number => Math.abs(lines.readInt16BE(offset)) / em / size;
  return { ascent: share(4), descent: share(6), lineGap: share(8), size };
};
