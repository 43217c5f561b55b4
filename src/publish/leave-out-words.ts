import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { namesRead } from "../webpack/still/names-read";

type Fields = Record<string, unknown>;

interface PageData {
  result: { data?: Fields & { page?: Fields } };
}

/** Ends a file from which fields were left out. */
const mark = ',"shortened":true}';

interface Page {
  path: string;
  component: string;
}

const fileOf = (path: string): string => join("page-data", path === "/" ? "index" : path, "page-data.json");

const publishedAt = (root: string, path: string): string => join(root, "public", fileOf(path));
const wholeAt = (root: string, path: string): string => join(root, ".cache/whole", fileOf(path));

const shortAt = (root: string, path: string): string => join(root, ".cache/short", fileOf(path));

/** By the paths of templates, what each read when files were last shortened. */
const namesFile = (root: string): string => join(root, ".cache/short/names.json");

const readNames = (root: string): Record<string, string> =>
  existsSync(namesFile(root))
    ? (JSON.parse(readFileSync(namesFile(root), "utf8")) as Record<string, string>)
    : {};

const isShort = (text: string): boolean => text.endsWith(mark);

const move = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
};

/** Whether Gatsby left a page's data as it was, so that the short file of the last build still holds. */
const isAsBefore = (file: string, short: string): boolean =>
  existsSync(short) && statSync(file).mtimeMs <= statSync(short).mtimeMs;

const only = (fields: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));

/** Of a page's data what its template reads in a browser, by name: its fields, and those of its `page`. */
export const wordsRead = (data: Fields & { page?: Fields }, names: ReadonlySet<string>): Fields => ({
  ...only(data, names),
  ...(data.page && names.has("page") && { page: only(data.page, names) }),
});

const shorten = (file: string, whole: string, names: ReadonlySet<string>): void => {
  const text = readFileSync(file, "utf8");
  const page = JSON.parse(text) as PageData;
  const { data } = page.result;
  if (!data || isShort(text)) return;
  move(file, whole);
  const result = { ...page.result, data: wordsRead(data, names) };
  writeFileSync(file, JSON.stringify({ ...page, result }).slice(0, -1) + mark);
};

/**
 * Leaves out of each `page-data.json` what only still parts of the page read: it is in the page's HTML. The whole file is
 * kept beside Gatsby's cache. One that has not changed is the last build's own, with its time, so that it is not compressed again.
 */
export const leaveOutWords = (root: string, pages: Iterable<Page>): void => {
  const before = readNames(root);
  const read = new Map<string, ReadonlySet<string> | undefined>();
  const listed = (component: string) => JSON.stringify([...(read.get(component) ?? [])]);
  for (const { path, component } of pages) {
    if (!read.has(component)) read.set(component, namesRead(component));
    const names = read.get(component);
    const [file, whole, short] = [publishedAt(root, path), wholeAt(root, path), shortAt(root, path)];
    if (!names) continue;
    if (before[component] === listed(component) && isAsBefore(file, short)) {
      move(file, whole);
      move(short, file);
    } else shorten(file, whole, names);
  }
  mkdirSync(dirname(namesFile(root)), { recursive: true });
  writeFileSync(
    namesFile(root),
    JSON.stringify(Object.fromEntries([...read.keys()].map((each) => [each, listed(each)]))),
  );
};

/**
 * Before a build, makes the files that the last one shortened whole again: Gatsby writes only those whose data has changed,
 * and renders pages from all of them.
 */
export const putWordsBack = (root: string, pages: Iterable<Page>): void => {
  for (const { path } of pages) {
    const [file, whole] = [publishedAt(root, path), wholeAt(root, path)];
    if (!existsSync(file) || !existsSync(whole) || !isShort(readFileSync(file, "utf8"))) continue;
    move(file, shortAt(root, path));
    move(whole, file);
  }
};
