import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { z } from "zod";
import { searchFolder } from "../../src/config/search-path";
import { filesUnder } from "../../src/content-model/check/files-under";
import { isHashed } from "../../src/server/files/caching";
import { readMentions } from "./mentions";
import { readRecord } from "../../src/content-model/read-record";

/** Hidden, so that no server sends it. */
const record = "builds/.superseded.json";

const supersededSchema = z.object({
  /** When the last build was made. */
  builtAt: z.string(),
  /** When each file was first found to be unused. */
  since: z.record(z.string(), z.string()),
});

/** Side files of a script or style, which are deleted with it. */
const sideFiles = ["", ".br", ".gz", ".LICENSE.txt"];

const dayMs = 24 * 60 * 60 * 1000;

/** Text in which a build refers to its own files; `builds/` also refers to other builds. */
const names = /\.(?:html|js|mjs|css|json|svg|xml|webmanifest)$/;

const mentionOf = (file: string): string =>
  file.startsWith("static/") ? file : (/([0-9a-f]{16,})\.\w+$/.exec(file)?.[1] ?? file);

/**
 * Without the search index, which is built in parallel, removes its own old files and is not referred to in any text.
 */
const listFiles = (folder: string): string[] =>
  filesUnder(folder, /./)
    .map((file) => relative(folder, file).split(sep).join("/"))
    .filter((file) => !`/${file}`.startsWith(`${searchFolder}/`));

const hashedOf = (files: readonly string[]): string[] =>
  files.filter((file) => isHashed(`/${file}`) && !/\.(?:br|gz)$/.test(file));

const decoded = (mention: string): string => {
  try {
    return decodeURI(mention);
  } catch {
    return mention;
  }
};

/** The hashed files that pages refer to, directly or through scripts, styles and data. */
const inUse = (folder: string, all: readonly string[], hashed: readonly string[]): Set<string> => {
  const byMention = new Map(hashed.map((file) => [mentionOf(file), file]));
  const { mentionsIn, remember } = readMentions(folder);
  const used = new Set<string>();
  /** Thousands of pages refer to the same files. */
  const seen = new Set<string>();
  const toRead = all.filter(
    (file) => names.test(file) && !file.startsWith("builds/") && !isHashed(`/${file}`),
  );
  for (let file = toRead.pop(); file !== undefined; file = toRead.pop()) {
    for (const mention of mentionsIn(file)) {
      if (seen.has(mention)) continue;
      seen.add(mention);
      const found = byMention.get(decoded(mention));
      if (found === undefined || used.has(found)) continue;
      used.add(found);
      if (names.test(found)) toRead.push(found);
    }
  }
  remember();
  return used;
};

const sooner = (one: string | undefined, other: string): string =>
  one !== undefined && one < other ? one : other;

/**
 * Keeps the last build's hashed styles, which Gatsby deletes without a cache. Returns a function that restores them.
 */
export const holdStyles = (folder: string): (() => void) => {
  const styles = existsSync(folder)
    ? hashedOf(listFiles(folder)).filter((file) => file.endsWith(".css"))
    : [];
  const held = styles.map((file) => ({ path: join(folder, file), body: readFileSync(join(folder, file)) }));
  return () => {
    for (const { path, body } of held) if (!existsSync(path)) writeFileSync(path, body);
  };
};

/**
 * Keeps the hashed files of earlier builds for `days` after the first build without them, because open tabs request
 * them. Deletes a file only if two builds find it expired, because one build's clock may be wrong.
 */
export const keepEarlierAssets = (
  folder: string,
  days: number,
  now: Date,
): { kept: readonly string[]; deleted: number } => {
  const file = join(folder, record);
  const earlier = readRecord(file, supersededSchema);
  const builtAt = now.toISOString();
  const believed = Date.parse(sooner(earlier?.builtAt, builtAt));
  const all = listFiles(folder);
  const hashed = hashedOf(all);
  mkdirSync(dirname(file), { recursive: true });
  const used = inUse(folder, all, hashed);
  const superseded: z.output<typeof supersededSchema> = { builtAt, since: {} };
  let deleted = 0;
  for (const asset of hashed.filter((each) => !used.has(each))) {
    const since = sooner(earlier?.since[asset], builtAt);
    if (days > 0 && believed - Date.parse(since) < days * dayMs) superseded.since[asset] = since;
    else {
      for (const ending of sideFiles) rmSync(join(folder, asset + ending), { force: true });
      deleted += 1;
    }
  }
  writeFileSync(file, JSON.stringify(superseded));
  return { kept: Object.keys(superseded.since), deleted };
};
