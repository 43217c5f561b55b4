/**
 * Renders clay pictures. `npm run clay` renders those whose scene, or a kit module that it uses, has changed;
 * `npm run clay -- home-hero` renders the pictures named. `--draft` renders quickly, small and into a temporary folder;
 * `--keep` records the pictures as up to date without rendering.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { develop } from "./develop";
import { joinFrames } from "./frames";
import { readRecord, writeRecord } from "./record";
import { findScenes, type Scene } from "./scenes";

// Lamps by night leave more noise than the day's broad lights.
const SAMPLES = { full: { day: 12, night: 12 }, draft: { day: 6, night: 8 } };
// The dark hides what is lost, and the picture is to be no larger than the day's.
const QUALITY = { day: 90, night: 85 };
const DRAFT_SCALE = 30;
const FRAME_SCALE = 50;

/** `moment`: from 0 to 1, for a scene that moves. */
function blender(scene: Scene, exr: string, draft: boolean, scale: number, moment = 1): void {
  const time = scene.night ? "night" : "day";
  const samples = String(SAMPLES[draft ? "draft" : "full"][time]);
  const script = join(__dirname, "render.py");
  const options = [
    "-b",
    "-t",
    "2",
    "--python-exit-code",
    "1",
    "--python",
    script,
    "--",
    scene.file,
    exr,
    samples,
    String(scale),
    time,
  ];
  const env = { ...process.env, CLAY_MOMENT: String(moment) };
  const run = spawnSync("nice", ["-n", "19", "blender", ...options], { encoding: "utf8", env });
  if (run.status !== 0 || !existsSync(exr)) {
    throw new Error(
      `Blender failed on ${scene.name}:\n${run.stdout
        .split("\n")
        .filter((l) => !l.startsWith("Fra:"))
        .join("\n")}${run.stderr}`,
    );
  }
}

async function render(scene: Scene, work: string, draft: boolean): Promise<void> {
  const started = Date.now();
  const exr = join(work, "scene.exr");
  rmSync(exr, { force: true });
  const scale = draft ? DRAFT_SCALE : scene.scale;
  blender(scene, exr, draft, scale);
  const target = draft
    ? join(tmpdir(), "clay-drafts", `${scene.name.replaceAll("/", "--")}.webp`)
    : scene.output;
  mkdirSync(dirname(target), { recursive: true });
  await develop(exr, target, draft ? 1 : scene.width / scale, QUALITY[scene.night ? "night" : "day"]);
  if (scene.frames > 1) await renderFrames(scene, work, draft, target);
  console.log(`${scene.name}  ${((Date.now() - started) / 1000).toFixed(0)} s${draft ? `  ${target}` : ""}`);
}

/** The frames of a scene that moves, half as large as its picture, side by side in one file. */
async function renderFrames(scene: Scene, work: string, draft: boolean, target: string): Promise<void> {
  const frames: string[] = [];
  for (let index = 0; index < scene.frames; index++) {
    const exr = join(work, "frame.exr");
    const frame = join(work, `frame-${index}.webp`);
    rmSync(exr, { force: true });
    blender(scene, exr, draft, draft ? DRAFT_SCALE : FRAME_SCALE, index / (scene.frames - 1));
    await develop(exr, frame, 1, QUALITY.day);
    frames.push(frame);
  }
  await joinFrames(frames, target.replace(/\.webp$/, "-frames.webp"));
}

async function main(argumentsGiven: string[]): Promise<void> {
  const flags = argumentsGiven.filter((a) => a.startsWith("--"));
  const names = argumentsGiven.filter((a) => !a.startsWith("--"));
  const draft = flags.includes("--draft");
  const record = readRecord();
  const wanted = findScenes().filter((scene) =>
    names.length > 0
      ? names.some((n) => scene.name === n || scene.name.endsWith(`/${n}`))
      : record[scene.name] !== scene.hash,
  );
  const work = mkdtempSync(join(tmpdir(), "clay-"));
  for (const scene of wanted) {
    try {
      if (!flags.includes("--keep")) await render(scene, work, draft);
      if (!draft) writeRecord(scene.name, scene.hash);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
  rmSync(work, { recursive: true });
}

void main(process.argv.slice(2));
