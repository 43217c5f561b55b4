/** Joins the frames of a moving picture into one file, in rows of six, so that a page fetches one. */
import sharp from "sharp";

const PER_ROW = 6;

export async function joinFrames(files: readonly string[], target: string): Promise<void> {
  const { width, height } = await sharp(files[0]).metadata();
  const rows = Math.ceil(files.length / PER_ROW);
  const sheet = { width: width * PER_ROW, height: height * rows, channels: 4 as const };
  await sharp({ create: { ...sheet, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(
      files.map((input, index) => ({
        input,
        left: (index % PER_ROW) * width,
        top: Math.floor(index / PER_ROW) * height,
      })),
    )
    .webp({ quality: 80, alphaQuality: 85, smartSubsample: true, effort: 6 })
    .toFile(target);
}
