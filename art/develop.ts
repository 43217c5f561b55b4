/** Makes a WebP file of the linear light that Blender renders: softens the highlights, then converts to sRGB. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { denoise } from "./denoise";
import { readExr } from "./exr";

/** A tone curve: unchanged up to 0.72, then bent towards 1, so that bright cream clay does not turn plain white. */
function shoulder(value: number): number {
  const knee = 0.72;
  return value <= knee ? value : 1 - (1 - knee) * Math.exp(-(value - knee) / (1 - knee));
}

/** A linear value as an sRGB byte. */
function encode(value: number): number {
  const bent = shoulder(Math.max(0, value));
  return 255 * (bent <= 0.0031308 ? bent * 12.92 : 1.055 * bent ** (1 / 2.4) - 0.055);
}

/** Develops the EXR file `source` into the WebP file `target`, enlarged by `zoom`. */
export async function develop(source: string, target: string, zoom: number, quality: number): Promise<void> {
  const layers = readExr(await readFile(source));
  const planes = denoise(layers);
  const alpha = layers.channel("Combined.A");
  const pixels = new Uint8ClampedArray(layers.width * layers.height * 4);
  alpha.forEach((cover, i) => {
    planes.forEach((plane, k) => {
      pixels[i * 4 + k] = cover > 0 ? encode(plane[i]! / cover) : 0;
    });
    pixels[i * 4 + 3] = cover * 255;
  });
  const full = (length: number): number => Math.round(length * zoom);
  await sharp(pixels, { raw: { width: layers.width, height: layers.height, channels: 4 } })
    .resize(full(layers.width), full(layers.height), { kernel: "lanczos3" })
    .webp({ quality, alphaQuality: 95, smartSubsample: true, effort: 5 })
    .toFile(target);
}
