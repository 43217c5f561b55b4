import { statSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import sharp from "sharp";
import { maxKilobytes, maxPixels } from "../../src/content-model/check/pictures";

/** Longest side and quality, tried until the picture is small enough. The first is the editor's. */
const tries = [
  { side: maxPixels, quality: 82 },
  { side: maxPixels, quality: 70 },
  { side: maxPixels, quality: 58 },
  { side: 1800, quality: 58 },
  { side: 1200, quality: 58 },
  { side: 800, quality: 58 },
] as const;

/**
 * Writes a photo as a WebP that the content check accepts, beside the original, upright and without the camera's place
 * and time. Returns its path, size and dimensions.
 * @throws Error if sharp cannot read the file.
 */
export const fitPicture = async (file: string): Promise<{ file: string; size: string }> => {
  const fitted = `${file.slice(0, file.length - extname(file).length)}.webp`;
  for (const { side, quality } of tries) {
    const { data, info } = await sharp(file)
      .rotate()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    if (Math.round(data.length / 1024) > maxKilobytes) continue;
    writeFileSync(fitted, data);
    const kilobytes = Math.round(statSync(fitted).size / 1024);
    return { file: fitted, size: `${info.width} × ${info.height} pixels, ${kilobytes} KB` };
  }
  throw new Error(`${file} stays larger than ${maxKilobytes} KB. Take another picture, or a part of it.`);
};
