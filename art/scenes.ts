/** Finds the scenes: their files, the pictures that they make, and a hash of the sources and screens of each. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * `scenes/pages/home-hero.py` is named `pages/home-hero` and makes `content/pages/images/home-hero.webp`. By night the same
 * file is the scene `pages/home-hero-night`.
 */
export type Scene = {
  name: string;
  file: string;
  output: string;
  hash: string;
  /** In per cent of the frame: what is rendered, and what is written. */
  scale: number;
  width: number;
  night: boolean;
  /** How many frames of its motion are rendered beside it, as `x-frames.webp`; 1 for a picture that stands still. */
  frames: number;
};

const HERE = __dirname;

/**
 * Cut-out pictures and those with a product's screen. They are rendered at full size, because enlarged edges and words
 * look soft. The others are rendered at 80 per cent and enlarged, which saves a third of the time.
 */
const WHOLE_FRAMES = /shoot\("(tile|year|token|hero|strip|set)"/;

/** By night heroes are rendered at 1200 px, the largest size that pages show, and not enlarged. */
const NIGHT_SCALE = 75;
const HEROES = /shoot\("(hero|strip)"/;

/**
 * Scenes that are rendered by night too: those that open a page, those of the company's life and years, those that end a page,
 * and the covers of articles, guides and case studies. The contact page opens with its map.
 */
const BY_NIGHT =
  /^(pages\/((?!contact-).*-hero|contact-map|journey-|life-)|hire\/|development\/(?!kind-)|services\/|shared\/(closing-|availability)|blogs\/|blog-topics\/|case-studies\/)/;

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

function describe(file: string, night: boolean): Scene {
  const scene = sceneName(file);
  const name = night ? `${scene}-night` : scene;
  const [folder, ...rest] = name.split("/");
  const hash = createHash("sha256");
  const read = sources(file, new Map());
  if (night) sources(join(HERE, "kit/night.py"), read);
  for (const [path, text] of [...read].sort(([a], [b]) => a.localeCompare(b)))
    hash.update(relative(HERE, path)).update(text);
  const text = readFileSync(file, "utf8");
  const small = night && HEROES.test(text);
  for (const match of text.matchAll(/\bshown\("([\w-]+)"/g))
    hash.update(readFileSync(join(HERE, "screens/shown", `${match[1]}.webp`)));
  return {
    name,
    file,
    output: join(HERE, "../content", folder ?? "", "images", `${rest.join("/")}.webp`),
    scale: small ? NIGHT_SCALE : WHOLE_FRAMES.test(text) ? 100 : 80,
    width: small ? NIGHT_SCALE : 100,
    frames: Number(FRAMES.exec(text)?.[1] ?? 1),
    hash: hash.digest("hex").slice(0, 16),
    night,
  };
}

const sceneName = (file: string): string => relative(join(HERE, "scenes"), file).replace(/\.py$/, "");

/** Every scene, sorted by folder and name. */
export function findScenes(): Scene[] {
  const folder = join(HERE, "scenes");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".py"))
    .sort()
    .map((path) => join(folder, path))
    .flatMap((file) => [
      describe(file, false),
      ...(BY_NIGHT.test(sceneName(file)) ? [describe(file, true)] : []),
    ]);
}
