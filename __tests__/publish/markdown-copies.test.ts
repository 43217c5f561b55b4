/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { site } from "../../src/content-model/entities/site";
import { readSettings } from "../../src/content-model/read-settings";
import type { PartName } from "../../src/content-model/parts";
import { publishJsonFeed } from "../../src/publish/json-feed";
import { securityText } from "../../src/publish/text-files";
import { publishMarkdownCopies } from "../../src/publish/markdown-copies/publish-markdown-copies";
import { hiddenPaths } from "../../src/routes/hidden-paths";
import { pageTable, markdownPath } from "../../src/routes/page-table";
import { leftOutParts } from "../support/parts";
import { sitePages } from "../support/site-paths";

const root = resolve(__dirname, "../..");
const home = "https://kiln.example/agency";
const folder = mkdtempSync(join(tmpdir(), "copies-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = sitePages().map(({ kind, path }) => {
  const row = pageTable.find(({ entity }) => entity === kind)!;
  const slug = row.path.includes("*") ? path.slice(row.path.indexOf("*")) : "";
  const crumbs = [{ name: "Home" }, { name: path }];
  return { path, component: `src/templates/${row.template}.tsx`, context: { slug, crumbs } };
});
const shown = pages.map(({ path }) => path).filter((path) => !hiddenPaths.includes(path));
const text = (path: string) => readFileSync(join(folder, path), "utf8");

const builtPage = (path: string, word = "Words") => {
  const file = join(folder, path, "index.html");
  mkdirSync(dirname(file), { recursive: true });
  const list = "<table><thead><tr><th>a</th><th>b</th></tr></thead></table><ul><li><h2>Part</h2></li></ul>";
  writeFileSync(file, `<main><h1>About ${path}</h1><p>${word} in <a href="#x">links</a>.</p>${list}</main>`);
};
const publish = (isNew: (file: string) => boolean) => publishMarkdownCopies(root, folder, pages, home, isNew);

let published: ReturnType<typeof publish>;
beforeAll(() => {
  writeFileSync(join(folder, "gone.md"), "of an earlier build");
  for (const { path } of pages) builtPage(path);
  published = publish(() => true);
});

test("each page that may be found has a copy with its facts and the words of its built page", () => {
  expect(shown.length).toBeGreaterThan(10);
  for (const path of shown) {
    const copy = text(markdownPath(path));
    expect(copy).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\nurl: /);
    expect(copy).toContain(`\nurl: "${home}${path}"\n`);
    expect(copy).toContain(`\n---\n\n# About ${path}\n\nWords in [links](${home}${path}#x).\n`);
    expect([path, copy.match(/\{[a-z]+\}|undefined|\[object/gi)]).toEqual([path, null]);
  }
});

test("what the search reads are words without marks, those of tables included", () => {
  for (const { page, headings, text: words } of published) {
    expect(headings).toEqual([`About ${page.path}`, "Part"]);
    expect(words).toContain(`About ${page.path}\n\nWords in links.\n\na · b`);
    expect([page.path, words.match(/\||-{3}|\]\(|^# /gm)]).toEqual([page.path, null]);
  }
});

test("hidden pages have none, and those of earlier builds are gone", () => {
  for (const path of hiddenPaths) expect(existsSync(join(folder, markdownPath(path)))).toBe(false);
  expect(existsSync(join(folder, "gone.md"))).toBe(false);
});

test("a page that did not change is not converted again, unless the converter changed", () => {
  const [path = ""] = shown;
  builtPage(path, "Other words");
  const before = text(markdownPath(path));
  publish(() => false);
  expect(text(markdownPath(path))).toBe(before);
  publish((file) => file.endsWith("html-to-markdown.ts"));
  expect(text(markdownPath(path))).toContain("Other words");
  builtPage(path);
  publish((file) => file === join(folder, path, "index.html"));
  expect(text(markdownPath(path))).toBe(before);
});

const testOf = (part: PartName) => (leftOutParts.includes(part) ? test.skip : test);

test("llms.txt names every copy, llms-full.txt holds them", () => {
  const list = text("llms.txt");
  expect(list.startsWith(`# ${readSettings(root, site).company}\n\n> `)).toBe(true);
  for (const path of shown) {
    expect(list).toContain(`](${home}${markdownPath(path)}): `);
    expect(text("llms-full.txt")).toContain(text(markdownPath(path)));
  }
});

test("the order of the build's pages, which differs between builds, changes nothing", () => {
  const written = () => ["llms.txt", "llms-full.txt"].map((file) => text(file).match(/^(url: |- \[).*/gm));
  const before = written();
  publishMarkdownCopies(root, folder, [...pages].reverse(), home, () => true);
  expect(written()).toEqual(before);
});

testOf("blog")("the JSON feed holds the articles, newest first, with absolute links", () => {
  publishJsonFeed(root, folder, home);
  const { jsonFeed, company } = readSettings(root, site);
  const feed = JSON.parse(text(jsonFeed!)) as {
    version: string;
    title: string;
    items: { url: string; content_html: string; date_published: string }[];
  };
  expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1.1", title: company });
  const articles = sitePages().filter(({ kind }) => kind === "article");
  expect(feed.items.map(({ url }) => url).sort()).toEqual(articles.map(({ path }) => home + path).sort());
  const days = feed.items.map(({ date_published }) => date_published);
  expect(days).toEqual([...days].sort().reverse());
  for (const { content_html } of feed.items) expect(content_html).not.toMatch(/href="\/|\{company\}/);
});

test("security.txt names the contact and expires within a year", () => {
  const now = new Date("2026-03-04T00:00:00Z");
  const written = securityText({ contact: "mailto:a@kiln.example", policy: "/privacy" }, "en", home, now);
  expect(written).toMatch(/^Contact: mailto:a@kiln\.example\nExpires: 2027-02-27T00:00:00\.000Z\n/);
  expect(written).toContain(`Policy: ${home}/privacy\n`);
  expect(written).toContain("Canonical: https://kiln.example/.well-known/security.txt\n");
});
