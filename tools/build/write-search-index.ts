import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesUnder } from "../../src/content-model/check/files-under";
import { readKeepAssetsDays } from "../../src/config/keep-assets";
import { searchFolder } from "../../src/config/search-path";
import { site } from "../../src/content-model/entities/site";
import { readSettings } from "../../src/content-model/read-settings";
import { recordsFile, type SearchRecord } from "../../src/publish/search-records";
import { sha } from "./sha";

/** What the site's own page of results asks for; the rest are ready-made interfaces. */
const isNeeded = (path: string): boolean =>
  /\.(?:pf_\w+|pagefind)$|^pagefind(?:-entry\.json|\.js)$/.test(path) && !path.includes("unknown");

/** Open pages may still ask for parts of an earlier index. */
const removeOld = (folder: string, written: ReadonlySet<string>, now: Date): void => {
  const oldest = now.getTime() - readKeepAssetsDays(process.env) * 24 * 60 * 60 * 1000;
  for (const file of filesUnder(folder, /./))
    if (!written.has(file) && statSync(file).mtimeMs < oldest) rmSync(file);
};

/** Text in which no heading runs into the words after it. */
const apart = (text: string): string => text.replace(/\s*\n\s*/g, "\n").replace(/(?<![.,:;!?…])\n/g, " · ");

/** Writes the files that the search page loads. */
const makeSearchIndex = async (
  publicFolder: string,
  records: readonly SearchRecord[],
  language: string,
  now = new Date(),
): Promise<void> => {
  const { createIndex, close } = await import("pagefind");
  const { index, errors } = await createIndex({ forceLanguage: language });
  if (!index) throw new Error(`The search index could not be made: ${errors.join(", ")}`);
  for (const { path, title, description, kind, entity, alsoCalled, headings, text } of records)
    await index.addCustomRecord({
      ...{ url: path, content: `${title}. ${description}\n${apart(text)}`, language },
      meta: { title, kind, description, also: alsoCalled.join(", "), headings: headings.join(". ") },
      filters: { kind: [kind], entity: [entity] },
    });
  const { files } = await index.getFiles();
  await close();
  const folder = join(publicFolder, searchFolder);
  const needed = files.filter(({ path }) => isNeeded(path));
  for (const { path, content } of needed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  removeOld(folder, new Set(needed.map(({ path }) => join(folder, path))), now);
};

/** What the index was made of. Hidden, so that no server hands it out. */
const madeOfFile = "builds/.search.txt";

/** Makes the index of what Gatsby has just built, unless it was made of the same. */
export const writeSearchIndex = async (root: string): Promise<number> => {
  const publicFolder = join(root, "public");
  const text = readFileSync(join(root, recordsFile), "utf8");
  const records = JSON.parse(text) as SearchRecord[];
  const { language } = readSettings(root, site);
  const code = [__filename, join(root, "package.json")].map((file) => readFileSync(file));
  const digest = sha(text, language, ...code);
  const madeOf = join(publicFolder, madeOfFile);
  const isThere = existsSync(join(publicFolder, searchFolder, "pagefind-entry.json"));
  if (isThere && existsSync(madeOf) && readFileSync(madeOf, "utf8") === digest) return records.length;
  await makeSearchIndex(publicFolder, records, language);
  writeFileSync(madeOf, digest);
  return records.length;
};
