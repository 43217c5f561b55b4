/**
 * Renders the film of a testimonial, `static/videos/client-story.mp4`: 9.6 seconds, 24 frames a second, no sound.
 *
 *   npm run film -- [--browser PATH] [--frames FOLDER,N,N,…]
 *
 * The film is an HTML page with clay pictures from `content/` and product screens from `../screens`. Chromium takes a
 * screenshot of every frame; ffmpeg (`apt-get install ffmpeg`) makes the film of them.
 *
 * - `scenery.ts` is the page: four stations side by side on one bench. `clay.ts` draws more objects for it.
 * - `motion.ts` alone says where everything is in frame N; change the timing there.
 * - `static/videos/client-story.vtt` has the captions, written by hand. If they are not the words of the testimonial in
 *   `content/testimonials/asha-events.yaml`, nothing is rendered.
 * - `--frames /tmp/look,0,48,120` writes those frames as JPEG files to look at, and no film.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { parse } from "yaml";
import { openBrowser } from "../browser";
import { film, frameCount, poses } from "./motion";
import { scenery } from "./scenery";

const root = join(__dirname, "../..");
const target = join(root, "static/videos/client-story.mp4");
const { values } = parseArgs({ options: { browser: { type: "string" }, frames: { type: "string" } } });

const testimonial = parse(readFileSync(join(root, "content/testimonials/asha-events.yaml"), "utf8")) as {
  name: string;
  role: string;
  text: string;
};

const captionWords = (): string =>
  readFileSync(target.replace(/mp4$/, "vtt"), "utf8")
    .split("\n")
    .filter((line) => line && line !== "WEBVTT" && !line.includes("-->"))
    .join(" ");

const photograph = async (page: Page, index: number): Promise<Buffer> => {
  await page.evaluate((all) => {
    for (const [id, pose] of Object.entries(all)) {
      const element = document.getElementById(id);
      if (!element) throw new Error(`the page has no element "${id}"`);
      if (pose.transform !== undefined) element.style.transform = pose.transform;
      if (pose.opacity !== undefined) element.style.opacity = String(pose.opacity);
      if (pose.text !== undefined) element.textContent = pose.text;
    }
  }, poses(index));
  return page.screenshot({ type: "jpeg", quality: 96 });
};

/** Encodes the JPEG files that it gets on its standard input. */
const encoder = () =>
  spawn(
    "ffmpeg",
    [
      ...[
        "-y",
        "-loglevel",
        "error",
        "-f",
        "image2pipe",
        "-c:v",
        "mjpeg",
        "-framerate",
        String(film.rate),
        "-i",
        "-",
      ],
      ...["-vf", "scale=out_range=tv:out_color_matrix=bt709,format=yuv420p", "-color_range", "tv"],
      ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
      ...[
        "-c:v",
        "libx264",
        "-profile:v",
        "high",
        "-preset",
        "slow",
        "-crf",
        "22",
        "-an",
        "-movflags",
        "+faststart",
        target,
      ],
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );

const renderFilm = async (page: Page): Promise<void> => {
  mkdirSync(join(target, ".."), { recursive: true });
  const ffmpeg = encoder();
  const ended = once(ffmpeg, "close");
  for (let index = 0; index < frameCount; index++) {
    if (!ffmpeg.stdin.write(await photograph(page, index))) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  console.log(`static/videos/client-story.mp4  ${Math.round(statSync(target).size / 1024)} KB`);
};

const main = async (): Promise<void> => {
  if (captionWords() !== testimonial.text) throw new Error("The captions are not the testimonial's words.");
  const browser = await openBrowser(values.browser);
  const page = await browser.newPage({ viewport: { width: film.width, height: film.height } });
  await page.setContent(scenery(testimonial));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (values.frames) {
    const [folder = "", ...wanted] = values.frames.split(",");
    mkdirSync(folder, { recursive: true });
    for (const index of wanted)
      writeFileSync(join(folder, `${index}.jpg`), await photograph(page, Number(index)));
  } else await renderFilm(page);
  await browser.close();
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
