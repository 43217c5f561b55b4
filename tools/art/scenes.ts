/** Finds the scenes: their files, the pictures that they make, and a hash of the sources and screens of each. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** `scenes/pages/home-hero.py` is named `pages/home-hero` and makes `content/pages/images/home-hero.webp`. */
export type Scene = { name: string; file: string; output: string; hash: string; scale: number };

const HERE = __dirname;

/**
 * Cut-out pictures and those with a product's screen. They are rendered at full size, because enlarged edges and words
 * look soft. The others are rendered at 80 per cent and enlarged, which saves a third of the time.
 */
const WHOLE_FRAMES = /shoot\("(tile|year|token|hero|strip|set)"/;

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
  const text = [...sources(file, new Map())].sort(([a], [b]) => a.localeCompare(b));
  for (const [path, source] of text) hash.update(relative(HERE, path)).update(source);
  for (const match of readFileSync(file, "utf8").matchAll(/\bshown\("([\w-]+)"/g))
    hash.update(readFileSync(join(HERE, "screens/shown", `${match[1]}.webp`)));
  return {
    name,
    file,
    output: join(HERE, "../../content", folder ?? "", "images", `${rest.join("/")}.webp`),
    scale: WHOLE_FRAMES.test(readFileSync(file, "utf8")) ? 100 : 80,
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
