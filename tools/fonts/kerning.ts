/** A pair of glyph ids, and the change of the distance between them in font units. */
export interface KerningPair {
  left: number;
  right: number;
  value: number;
}

/** Shapes `text`: its glyph ids, and its width in font units. */
type SetText = (text: string) => { glyphs: readonly number[]; width: number };

export const textSetter = async (font: Buffer): Promise<SetText> => {
  const harfbuzz = await import("harfbuzzjs");
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(font).buffer)));
  return (text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    return {
      glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint),
      width: buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
  };
};

/**
 * Measures the kerning of pairs: the difference in width between `kerned` and `plain`, the same font without kerning.
 */
export const measureKerning = async (
  plain: Buffer,
  kerned: Buffer,
  pairs: readonly string[],
): Promise<KerningPair[]> => {
  const [setPlain, setKerned] = await Promise.all([textSetter(plain), textSetter(kerned)]);
  return pairs
    .map((pair) => {
      const {
        glyphs: [left = 0, right = 0],
        width,
      } = setPlain(pair);
      return { left, right, value: setKerned(pair).width - width };
    })
    .filter(({ value }) => value !== 0);
};

const tableHeaderLength = 4;
const subtableHeaderLength = 14;
const pairLength = 6;
const horizontal = 1;

/** Makes a `kern` table with one subtable of format 0; see "kern - Kerning" in the OpenType specification. */
export const kernTable = (pairs: readonly KerningPair[]): Buffer => {
  const steps = Math.floor(Math.log2(Math.max(pairs.length, 1)));
  const searchRange = pairLength * 2 ** steps;
  const length = subtableHeaderLength + pairs.length * pairLength;
  const table = Buffer.alloc(tableHeaderLength + length);
  const header = [0, 1, 0, length, horizontal, pairs.length, searchRange, steps];
  [...header, pairs.length * pairLength - searchRange].forEach((value, index) =>
    table.writeUInt16BE(value, index * 2),
  );
  [...pairs]
    .sort((a, b) => a.left - b.left || a.right - b.right)
    .forEach(({ left, right, value }, index) => {
      const start = tableHeaderLength + subtableHeaderLength + index * pairLength;
      table.writeUInt16BE(left, start);
      table.writeUInt16BE(right, start + 2);
      table.writeInt16BE(value, start + 4);
    });
  return table;
};
