/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { site } from "../../src/content-model/entities/site";
import { readSettings } from "../../src/content-model/read-settings";
import type { PartName } from "../../src/content-model/parts";
import { publishJsonFeed } from "../../src/publish/json-feed";
import { securityText } from "../../src/publish/security-text";
import { publishTwins } from "../../src/publish/twins/publish-twins";
import { hiddenPaths } from "../../src/routes/hidden-paths";
import { pageTable } from "../../src/routes/page-table";
import { twinPath } from "../../src/routes/twin-path";
import { content } from "../support/content";
import { isOnSite, leftOutParts } from "../support/parts";
import { sitePages } from "../support/site-paths";

const root = resolve(__dirname, "../..");
const home = "https://kiln.example/agency";
const folder = mkdtempSync(join(tmpdir(), "twins-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = sitePages().map(({ kind, path }) => {
  const row = pageTable.find(({ entity }) => entity === kind)!;
  const slug = row.path.includes("*") ? path.slice(row.path.indexOf("*")) : "";
  const crumbs = [{ name: "Home" }, { name: path }];
  return { path, component: `src/templates/${row.template}.tsx`, context: { slug, crumbs } };
});
const shown = pages.map(({ path }) => path).filter((path) => !hiddenPaths.includes(path));
const text = (path: string) => readFileSync(join(folder, path), "utf8");

let published: ReturnType<typeof publishTwins>;
beforeAll(() => {
  writeFileSync(join(folder, "gone.md"), "of an earlier build");
  published = publishTwins(root, folder, pages, home);
});

test("each page that may be found has a twin with one h1, its own address and no token", () => {
  expect(shown.length).toBeGreaterThan(10);
  for (const path of shown) {
    const twin = text(twinPath(path));
    expect(twin).toContain(`\nurl: "${home}${path}"\n`);
    expect([path, twin.match(/^# .+$/gm)?.length]).toEqual([path, 1]);
    expect([path, twin.match(/\{[a-z]+\}|undefined|\[object|\]\(\//gi)]).toEqual([path, null]);
    expect([path, twin.split(/^# .+$/m)[1]]).toEqual([path, expect.stringMatching(/\w/)]);
  }
});

test("what the search reads has no marks of Markdown, those of tables included", () => {
  for (const { page, text: words } of published)
    expect([page.path, words.match(/\||-{3}|\]\(|^# /gm)]).toEqual([page.path, null]);
});

test("hidden pages have none, and those of earlier builds are gone", () => {
  for (const path of hiddenPaths) expect(existsSync(join(folder, twinPath(path)))).toBe(false);
  expect(existsSync(join(folder, "gone.md"))).toBe(false);
});

const testOf = (part: PartName) => (leftOutParts.includes(part) ? test.skip : test);
const testHire = ["/hire/react-js-developer", "/hire/vue-js-developer"].every(isOnSite) ? test : test.skip;

testHire("a hire page's twin tells its prices, its process, its questions and other pages", () => {
  const twin = text("/hire/react-js-developer.md");
  const { items } = content<{ items: { price: string }[] }>("shared/hire-types");
  const { questions } = content<{ questions: { question: string }[] }>("faqs/react-js-developer");
  const { steps } = content<{ steps: { heading: string }[] }>("shared/process");
  const { company } = readSettings(root, site);
  const plain = twin.replaceAll("\\", "");
  for (const { price } of items) expect(plain).toContain(price);
  for (const { question } of questions) expect(plain).toContain(question.replaceAll("{company}", company));
  for (const { heading } of steps) expect(plain).toContain(`### ${heading}`);
  expect(twin).toContain(`](${home}/hire/vue-js-developer)`);
});

const jobs = sitePages().filter(({ kind }) => kind === "job");
(jobs.length > 0 ? test : test.skip)("an opening's twin tells where the work is and what it pays", () => {
  for (const { path } of jobs) {
    const { location, pay = "" } = content<{ location: string; pay?: string }>(`jobs/${basename(path)}`);
    const words = text(twinPath(path)).replaceAll("\\", "").replace(/\s/g, " ");
    expect(words).toContain(location);
    expect(words).toContain(pay);
  }
});

test("llms.txt names every twin, llms-full.txt holds them", () => {
  const list = text("llms.txt");
  expect(list.startsWith(`# ${readSettings(root, site).company}\n\n> `)).toBe(true);
  for (const path of shown) {
    expect(list).toContain(`](${home}${twinPath(path)}): `);
    expect(text("llms-full.txt")).toContain(text(twinPath(path)));
  }
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
