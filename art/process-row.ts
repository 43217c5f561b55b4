/** Sets the pictures of the six steps in one row, each where its column begins on the page, on one clay path. */
import { join } from "node:path";
import sharp from "sharp";

const FOLDER = join(__dirname, "../content/shared/images");
const STEPS = ["1-understanding", "2-prototype", "3-design", "4-qa", "5-launch", "6-delivery"];
const WIDTH = 2000;
const HEIGHT = 172;
/** Of the highest thing; the others keep their size beside it. */
const HIGHEST = { there: 604, here: 170 };
/** Between two beginnings: a sixth of the page with its gap, which is 16 of 1200 px. */
const PITCH = (WIDTH * (1 + 16 / 1200)) / STEPS.length;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

async function step(name: string, index: number) {
  const { data, info } = await sharp(join(FOLDER, `process-${name}.webp`))
    .trim({ background: CLEAR, threshold: 1 })
    .toBuffer({ resolveWithObject: true });
  const width = Math.round((info.width * HIGHEST.here) / HIGHEST.there);
  const height = Math.round((info.height * HIGHEST.here) / HIGHEST.there);
  const input = await sharp(data).resize(width, height).toBuffer();
  return { input, left: Math.round(index * PITCH), top: HEIGHT - height - 1 };
}

/** From below the first thing to below the last. */
const path = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="clay" x2="0" y2="1">
    <stop stop-color="#efdfc0" /><stop offset=".5" stop-color="#ddc9a4" /><stop offset="1" stop-color="#b59f7a" />
  </linearGradient>
  <rect x="80" y="${HEIGHT - 36}" width="${5 * PITCH}" height="12" fill="url(#clay)" />
</svg>`;

async function main(): Promise<void> {
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: CLEAR } })
    .composite([{ input: Buffer.from(path) }, ...(await Promise.all(STEPS.map(step)))])
    .webp({ quality: 88, alphaQuality: 90, smartSubsample: true, effort: 6 })
    .toFile(join(FOLDER, "process-row.webp"));
}

void main();
