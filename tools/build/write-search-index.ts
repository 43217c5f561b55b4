import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { filesUnder } from "../../src/content-model/check/files-under";
import { readKeepAssetsDays } from "../../src/config/keep-assets";
import { searchFolder } from "../../src/config/search-path";
import { site } from "../../src/content-model/entities/site";
import { readSettings } from "../../src/content-model/read-settings";
import { recordsFolder, searchRecord, type SearchRecord } from "../../src/publish/search-records";
import { readRecord } from "../../src/content-model/read-record";
import { sha } from "./sha";

/** Record of a slice's last build. */
const partSchema = z.object({
  madeOf: z.string(),
  pages: z.number(),
  /** Their paths on the site. */
  files: z.array(z.string()),
});

/** Only what the search page needs; Pagefind's other files are ready-made interfaces. */
const isNeeded = (path: string): boolean =>
  /\.(?:pf_\w+|pagefind)$|^pagefind(?:-entry\.json|\.js)$/.test(path) && !path.includes("unknown");

/** Code, of which all slices use the first slice's copy. */
const isCode = (path: string): boolean => /\.(?:pagefind|js)$/.test(path);

const nameOf = (slice: number): string => String(slice + 1);

const folderOf = (slice: number): string => (slice === 0 ? searchFolder : `${searchFolder}/${nameOf(slice)}`);

/** Names of all slices but the first, for the script that the search page loads. */
const namesOfOthers = (count: number): string => {
  const names = Array.from({ length: count }, (_, slice) => nameOf(slice)).slice(1);
  return names.length > 0 ? `\nexport const slices = ${JSON.stringify(names)};\n` : "";
};

/** Kept for a while, because open pages may still request slices of an earlier index. */
const removeOld = (publicFolder: string, written: ReadonlySet<string>, now: Date): void => {
  const oldest = now.getTime() - readKeepAssetsDays(process.env) * 24 * 60 * 60 * 1000;
  for (const file of filesUnder(join(publicFolder, searchFolder), /./))
    if (!written.has(file.slice(publicFolder.length)) && statSync(file).mtimeMs < oldest) rmSync(file);
};

/** Text in which headings are separated from the words after them. */
const apart = (text: string): string => text.replace(/\s*\n\s*/g, "\n").replace(/(?<![.,:;!?…])\n/g, " · ");

/** The files of an index of those pages. `salt` changes the ids of all pages. */
const makeIndex = async (records: readonly SearchRecord[], language: string, salt: number) => {
  const { createIndex, close } = await import("pagefind");
  const { index, errors } = await createIndex({ forceLanguage: language });
  if (!index) throw new Error(`The search index could not be made: ${errors.join(", ")}`);
  for (const { path, title, description, kind, entity, alsoCalled, headings, text } of records)
    await index.addCustomRecord({
      ...{ url: path, content: `${title}. ${description}\n${apart(text)}`, language },
      meta: {
        ...{ title, kind, description, also: alsoCalled.join(", "), headings: headings.join(". ") },
        ...(salt > 0 && { salt: String(salt) }),
      },
      filters: { kind: [kind], entity: [entity] },
    });
  const { files } = await index.getFiles();
  await close();
  return files.filter(({ path }) => isNeeded(path));
};

/** What each slice was made from. Hidden, so that no server sends it. */
const madeOfFile = "builds/.search.json";

/** Ids of the pages in such files: short hashes of their contents. */
const pageIds = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.endsWith(".pf_fragment")).map((path) => basename(path));

/**
 * Builds a slice again, and returns the paths of its files. `taken`: ids of other slices' pages, because a page hides
 * others with the same id.
 */
const writePart = async (
  publicFolder: string,
  folder: string,
  records: readonly SearchRecord[],
  { language, others, taken }: { language: string; others: string; taken: ReadonlySet<string> },
): Promise<string[]> => {
  const clashes = (made: readonly { path: string }[]) =>
    pageIds(made.map(({ path }) => path)).some((id) => taken.has(id));
  let salt = 0;
  let index = await makeIndex(records, language, salt);
  while (clashes(index)) index = await makeIndex(records, language, ++salt);
  const files = index.filter(({ path }) => folder === searchFolder || !isCode(path));
  for (const { path, content } of files) {
    const file = join(publicFolder, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path === "pagefind.js" ? Buffer.concat([content, Buffer.from(others)]) : content);
  }
  return files.map(({ path }) => `${folder}/${path}`);
};

/** Builds the index of Gatsby's pages, except for unchanged slices. Returns the number of pages. */
export const writeSearchIndex = async (root: string, now = new Date()): Promise<number> => {
  const publicFolder = join(root, "public");
  const isThere = (file: string) => existsSync(join(publicFolder, file));
  const { language } = readSettings(root, site);
  const code = [__filename, join(root, "package.json")].map((file) => readFileSync(file));
  const count = readdirSync(join(root, recordsFolder)).length;
  const others = namesOfOthers(count);
  const slices = Array.from({ length: count }, (_, slice) => {
    const text = readFileSync(join(root, recordsFolder, `${slice}.json`), "utf8");
    return { text, madeOf: sha(text, language, others, ...code) };
  });
  const before = readRecord(join(publicFolder, madeOfFile), z.array(partSchema)) ?? [];
  const made = slices.map(({ madeOf }, slice) => {
    const last = before[slice];
    return last?.madeOf === madeOf && last.files.every(isThere) ? last : undefined;
  });
  for (const [slice, { text, madeOf }] of slices.entries()) {
    if (made[slice]) continue;
    const records = z.array(searchRecord).parse(JSON.parse(text));
    const taken = new Set(made.flatMap((one) => pageIds(one?.files ?? [])));
    const files = await writePart(publicFolder, folderOf(slice), records, { language, others, taken });
    made[slice] = { madeOf, pages: records.length, files };
  }
  removeOld(publicFolder, new Set(made.flatMap((one) => one?.files ?? [])), now);
  mkdirSync(join(publicFolder, "builds"), { recursive: true });
  writeFileSync(join(publicFolder, madeOfFile), JSON.stringify(made));
  return made.reduce((sum, one) => sum + (one?.pages ?? 0), 0);
};
