import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { namesRead } from "../webpack/still/names-read";

type Fields = Record<string, unknown>;

interface PageData {
  result: { data?: Fields & { page?: Fields } };
  /** Whether fields were left out of the file. */
  shortened?: boolean;
}

interface Page {
  path: string;
  component: string;
}

const fileOf = (path: string): string => join("page-data", path === "/" ? "index" : path, "page-data.json");

const publishedAt = (root: string, path: string): string => join(root, "public", fileOf(path));
const wholeAt = (root: string, path: string): string => join(root, ".cache/whole", fileOf(path));

const readPage = (file: string): PageData => JSON.parse(readFileSync(file, "utf8")) as PageData;

const only = (fields: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));

/** Of a page's data what its template reads in a browser, by name: its fields, and those of its `page`. */
export const wordsRead = (data: Fields & { page?: Fields }, names: ReadonlySet<string>): Fields => ({
  ...only(data, names),
  ...(data.page && names.has("page") && { page: only(data.page, names) }),
});

/**
 * Leaves out of each `page-data.json` what only still parts of the page read: it is in the page's HTML. The whole file is
 * kept beside Gatsby's cache.
 */
export const leaveOutWords = (root: string, pages: Iterable<Page>): void => {
  const read = new Map<string, ReadonlySet<string> | undefined>();
  for (const { path, component } of pages) {
    if (!read.has(component)) read.set(component, namesRead(component));
    const names = read.get(component);
    const file = publishedAt(root, path);
    const page = readPage(file);
    const { data } = page.result;
    if (!names || !data || page.shortened) continue;
    const whole = wholeAt(root, path);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, JSON.stringify(page));
    const result = { ...page.result, data: wordsRead(data, names) };
    writeFileSync(file, JSON.stringify({ ...page, result, shortened: true }));
  }
};

/**
 * Before a build, makes the files that the last one shortened whole again: Gatsby writes only those whose data has changed,
 * and renders pages from all of them.
 */
export const putWordsBack = (root: string, pages: Iterable<Page>): void => {
  for (const { path } of pages) {
    const [file, whole] = [publishedAt(root, path), wholeAt(root, path)];
    if (existsSync(file) && existsSync(whole) && readPage(file).shortened)
      writeFileSync(file, readFileSync(whole));
  }
};
