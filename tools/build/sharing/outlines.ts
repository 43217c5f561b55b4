import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { wholeFile } from "../../fonts/font-styles";

/** A line of text as outlines, from the start of its baseline, in pixels. */
interface Outline {
  /** A getter, because most lines are only measured. */
  path: string;
  width: number;
}

export type SetLine = (text: string, size: number) => Outline;

/**
 * The complete font from which `npm run fonts` cuts the site's own, because a title may have characters that no page
 * has.
 */
export const fontFile = (family: string): string => require.resolve(wholeFile(family));

/** Sets lines in one of the site's fonts. Outlines need no installed font, and look the same everywhere. */
export const lineSetter = async (family: string, weight: number): Promise<SetLine> => {
  const harfbuzz = await import("harfbuzzjs");
  const sfnt = await convert(readFileSync(fontFile(family)), "sfnt");
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(sfnt).buffer));
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation("wght", weight)]);
  return (text, size) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const scale = size / face.upem;
    const places = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos();
    const draw = () => {
      let x = 0;
      return places.map(({ xAdvance, xOffset }, index) => {
        const at = (x + xOffset) * scale;
        x += xAdvance;
        const drawn = font.glyphToPath(glyphs[index]?.codepoint ?? 0);
        return `<path transform="translate(${at.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${drawn}"/>`;
      });
    };
    const advance = places.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return {
      width: advance * scale,
      get path() {
        return draw().join("");
      },
    };
  };
};
