/** Finds the scenes: their files, the pictures that they make, and a hash of the sources of each. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** `scenes/pages/home-hero.py` is named `pages/home-hero` and makes `content/pages/images/home-hero.webp`. */
export type Scene = {
  name: string;
  file: string;
  output: string;
  hash: string;
  scale: number;
  /** How many frames of its motion are rendered beside it, as `x-frames.webp`; 1 for a picture that stands still. */
  frames: number;
};

const HERE = __dirname;

/**
 * Cut-out pictures. They are rendered at full size, because enlarged edges look soft. The others are rendered at
 * 80 per cent and enlarged, which saves a third of the time.
 */
const WHOLE_FRAMES = /shoot\("(tile|year|token|hero|strip)"/;

/** A scene that moves says how many frames it has. `kit/moment.py` tells it which one is wanted. */
const FRAMES = /^FRAMES = (\d+)$/m;

/** Source text of a Python file and of every kit module that it imports, directly or not. */
function sources(file: string, seen: Map<string, string>): Map<string, string> {
  if (seen.has(file)) return seen;
  const text = readFileSync(file, "utf8");
  seen.set(file, text);
  for (const match of text.matchAll(/^\s*from (?:kit)?\.(\w+) import/gm)) {
    const module = join(HERE, "kit", `${match[1]}.py`);
    if (existsSync(module)) sources(module, seen);
  }
  return seen;
}

function describe(file: string): Scene {
  const name = relative(join(HERE, "scenes"), file).replace(/\.py$/, "");
  const [folder, ...rest] = name.split("/");
  const hash = createHash("sha256");
  for (const [path, text] of [...sources(file, new Map())].sort(([a], [b]) => a.localeCompare(b)))
    hash.update(relative(HERE, path)).update(text);
  const text = readFileSync(file, "utf8");
  return {
    name,
    file,
    output: join(HERE, "../../content", folder ?? "", "images", `${rest.join("/")}.webp`),
    scale: WHOLE_FRAMES.test(text) ? 100 : 80,
    frames: Number(FRAMES.exec(text)?.[1] ?? 1),
    hash: hash.digest("hex").slice(0, 16),
  };
}

/** Every scene, sorted by folder and name. */
export function findScenes(): Scene[] {
  const folder = join(HERE, "scenes");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".py"))
    .sort()
    .map((path) => describe(join(folder, path)));
}
