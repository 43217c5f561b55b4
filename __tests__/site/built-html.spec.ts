import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routeName } from "../../src/routes/route-name";
import { readBuiltPages, type BuiltPage } from "./support/built-pages";
import { expect, test } from "./support/test";
import { content } from "../support/content";
import { words } from "../support/words";

let pages: BuiltPage[];

// Read once, because these tests only read.
test.describe.configure({ mode: "default" });
test.beforeAll(async ({ playwright, browser, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  pages = await readBuiltPages(request, browser);
  await request.dispose();
});

/** The pages for which `found` returns something, with its result. */
const where = (found: (page: BuiltPage) => unknown[]): Record<string, unknown[]> =>
  Object.fromEntries(
    pages.map((page) => [page.path, found(page)] as const).filter(([, found]) => found.length > 0),
  );

const twice = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

test("every page answers 200 at exactly its path", () => {
  expect(
    pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`),
  ).toEqual([]);
});

test("titles and descriptions exist and are unique", () => {
  expect(where(({ title, description }) => [title, description].filter((text) => text.length < 15))).toEqual(
    {},
  );
  expect(twice(pages.map(({ title }) => title))).toEqual([]);
  expect(twice(pages.map(({ description }) => description))).toEqual([]);
});

test("every page has a language and exactly one h1", () => {
  expect(where(({ language }) => (language === "en" ? [] : [language]))).toEqual({});
  expect(where(({ headings }) => (headings.length === 1 && headings[0] ? [] : [headings]))).toEqual({});
});

test("a page either is noindex or has its own URL as canonical", () => {
  const wrong = ({ path, canonical, robots }: BuiltPage) =>
    robots === "noindex" ? canonical === undefined : new URL(canonical ?? "none:").pathname === path;
  expect(pages.filter((page) => !wrong(page)).map(({ path }) => path)).toEqual([]);
});

test("pages have one name in menus and in their trails", () => {
  interface Link {
    label: string;
    href: string;
    links?: Link[];
  }
  const { main, footer, legal } = content<Record<"main" | "footer" | "legal", Link[]>>("settings/navigation");
  const submenus = [...main, ...footer].map(({ links = [] }) => links);
  const named = new Map(pages.map(({ path, name }) => [path, name]));
  const other = [...main, ...submenus.flat(), ...legal]
    // An entry that leads to a page of its own submenu names the submenu.
    .filter(({ href, links = [] }) => named.has(href) && !links.some((link) => link.href === href))
    .filter(({ label, href }) => named.get(href) !== label)
    .map(({ label, href }) => `${href} is ${label} in a menu, ${named.get(href)} in its trail`);
  expect(other).toEqual([]);
});

test("ids are unique on every page", () => {
  expect(where(({ ids }) => twice(ids))).toEqual({});
});

test("no link is dead or empty", async ({ request }) => {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const elsewhere = new Set<string>();
  const dead = where(({ path, links }) =>
    links
      .map(({ href }) => href)
      .filter((href) => {
        if (/^(https|mailto|tel|sms|skype):/.test(href)) return false;
        const [address = "", id] = href.split("#");
        const target = address.split("?")[0] || path;
        if (!idsOf.has(target)) elsewhere.add(target);
        return href === "" || id === "" || (id !== undefined && !idsOf.get(target)?.has(id));
      }),
  );
  expect(dead).toEqual({});
  const answers = await Promise.all(
    [...elsewhere].map(async (path) => `${path}: ${(await request.get(path, { maxRedirects: 0 })).status()}`),
  );
  expect(answers.filter((answer) => !answer.endsWith(": 200"))).toEqual([]);
});

test("the blog and the portfolio link to all their pages", () => {
  const missing = ["/blog", "/portfolio"].flatMap((index) => {
    const linked = pages.find(({ path }) => path === index)?.links.map(({ href }) => href);
    return pages
      .map(({ path }) => path)
      .filter((path) => path.startsWith(`${index}/`) && !linked?.includes(path));
  });
  expect(missing).toEqual([]);
});

test("every picture has an alt attribute and a file", async ({ request }) => {
  expect(where(({ pictures }) => pictures.filter(({ alt }) => alt === null))).toEqual({});
  const sources = new Set(pages.flatMap(({ pictures }) => pictures.map(({ src }) => src)));
  const missing: string[] = [];
  for (const src of sources) {
    const response = src.startsWith("data:") ? undefined : await request.head(src);
    if (response && response.status() !== 200) missing.push(`${src}: ${response.status()}`);
  }
  expect(missing).toEqual([]);
});

test("the copy contains no filler text, no token and no template error", () => {
  const slips =
    /lorem|ipsum|\bTODO\b|\bTBD\b|FIXME|placeholder|\{[a-z]+\}|undefined|\[object|\bNaN\b|\bnull\b/gi;
  expect(
    where(({ path, text }) => (path.startsWith("/blog/") ? [] : [...text.matchAll(slips)].map(String))),
  ).toEqual({});
  expect(
    where(({ text }) =>
      [...text.matchAll(/lorem|ipsum|\bTODO\b|\{company\}|\{years\}|\[object/gi)].map(String),
    ),
  ).toEqual({});
});

test("pages, their data and what is made of them hold no character that stands for none", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|json|md|xml|txt|webmanifest)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(pages.length);
  // As they are, and as JSON and HTML write them: zero, the replacement character, half of a pair.
  const broken =
    /\0|\uFFFD|\\u(?:0000|fffd)|&#(?:x?0+|x0*fffd|65533);|\\ud[89ab]..(?!\\ud[c-f])|(?<!\\ud[89ab]..)\\ud[c-f]|&#x0*d[89a-f]..;/i;
  const found = files.flatMap((name) => {
    const text = readFileSync(name, "utf8");
    const at = text.search(broken);
    return at < 0 ? [] : [`${name}: ${JSON.stringify(text.slice(Math.max(0, at - 30), at + 10))}`];
  });
  expect(found).toEqual([]);
});

test("the proposal and the FAQ button tell the contact page where the visitor was", () => {
  const telling = [words.labels.actions.proposal, words.labels.actions.questions];
  expect(
    where(({ path, links }) =>
      links.filter(
        ({ href, text }) =>
          telling.includes(text) && !href.startsWith("#") && href !== `/contact-us?from=${routeName(path)}`,
      ),
    ),
  ).toEqual({});
  expect(
    pages.filter(({ links }) => !links.some(({ text }) => telling.includes(text))).map(({ path }) => path),
  ).toEqual([]);
});
