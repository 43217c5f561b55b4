import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import browserslist from "browserslist";
import { transform } from "esbuild";

/** Browsers by their names in browserslist and in esbuild. */
const engines: Readonly<Record<string, string>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  ios_saf: "ios",
  safari: "safari",
};

/** The oldest browsers that are served (`browserslist` in package.json), as esbuild names them. */
export const oldestBrowsers = (root: string): string[] => {
  const oldest = new Map<string, number>();
  for (const browser of browserslist(null, { path: root })) {
    const [name = "", versions = ""] = browser.split(" ");
    const engine = engines[name];
    if (engine) oldest.set(engine, Math.min(parseFloat(versions), oldest.get(engine) ?? Infinity));
  }
  return [...oldest].map(([engine, version]) => `${engine}${version}`);
};

/** Features that browsers can parse although esbuild's tables say otherwise. */
const supported = {
  // Older browsers parse them, but support fewer Unicode scripts.
  "regexp-unicode-property-escapes": true,
  // Only as a class name in assignments, which no minifier here writes.
  "function-or-class-property-access": true,
};

const written = async (script: string, target: string | string[]): Promise<string[]> =>
  (await transform(script, { target, supported, logLevel: "silent" })).code.split("\n");

const lookbehind = /\(\?<[=!]/;

/** The part of a script that one of the browsers cannot parse, found by letting esbuild rewrite the script for them. */
export const tooNewIn = async (script: string, browsers: string[]): Promise<string | undefined> => {
  const [asIs, forThem] = await Promise.all([written(script, "esnext"), written(script, browsers)]);
  const differs = asIs.find((line, index) => line !== forThem[index]);
  if (differs !== undefined) return differs.trim();
  // A string for `new RegExp()`, which esbuild does not check.
  const pattern = "x = /(?<=y)/";
  const [whole, forOld] = await Promise.all([written(pattern, "esnext"), written(pattern, browsers)]);
  return whole.join() === forOld.join() ? undefined : lookbehind.exec(script)?.[0];
};

/** Media queries that PostCSS must have compiled away: custom names, or `<=`. */
const rawQuery = /@(?:custom-media|media[^{]*(?:\(--|[<>]))[^{;]*/;

/** Throws if a served browser cannot read a script or a style in a folder. Skips `earlier`, older builds' files. */
export const refuseNewSyntax = async (
  root: string,
  folder: string,
  earlier: readonly string[],
): Promise<void> => {
  const browsers = oldestBrowsers(root);
  const faults: string[] = [];
  for (const file of readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name))) {
    if (earlier.includes(file)) continue;
    const text = readFileSync(join(folder, file), "utf8");
    const part = file.endsWith(".js") ? await tooNewIn(text, browsers) : rawQuery.exec(text)?.[0];
    if (part !== undefined) faults.push(`${file}: ${part.slice(0, 200)}`);
  }
  if (faults.length > 0)
    throw new Error(
      `A browser that is served (${browsers.join(", ")}) cannot read these files ` +
        `(postcss.config.cjs rewrites queries of styles):\n${faults.join("\n")}`,
    );
};
