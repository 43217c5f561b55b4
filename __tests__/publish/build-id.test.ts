/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { buildId, writeBuildId } from "../../src/publish/build-id";
import { makeSite, type SiteFolder } from "../server/support/site-folder";

const page = (words: string, id = "gatsby") =>
  `<script>window.___webpackCompilationHash="${id}";</script><h1>${words}</h1>`;
const files = {
  "index.html": page("Home"),
  "about/index.html": page("About"),
  "page-data/index/page-data.json": `{"words":"Home"}`,
  "page-data/sq/d/1.json": `{"settings":1}`,
  "page-data/app-data.json": `{"webpackCompilationHash":"gatsby"}`,
  "builds/latest.json": `{"timestamp":1}`,
};
const sites: SiteFolder[] = [];

const built = (changes: Record<string, string> = {}): string => {
  const site = makeSite({ ...files, ...changes });
  sites.push(site);
  return site.folder;
};
const idOf = (changes: Record<string, string> = {}, others: string[] = []) => buildId(built(changes), others);

afterAll(() => sites.forEach((site) => site.remove()));

test("the same input has the same id, whatever id Gatsby or an earlier build wrote", () => {
  const folder = built();
  const id = buildId(folder, []);
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  writeBuildId(folder, id);
  expect(buildId(folder, [])).toBe(id);
  expect(idOf({ "index.html": page("Home", "earlier") })).toBe(id);
  expect(idOf({ "builds/latest.json": `{"timestamp":2}` })).toBe(id);
});

test.each([
  ["a word of a page", { "about/index.html": page("About us") }],
  ["a word of a page's data alone", { "page-data/index/page-data.json": `{"words":"House"}` }],
  ["the settings", { "page-data/sq/d/1.json": `{"settings":2}` }],
  ["one more page", { "new/index.html": page("New") }],
])("%s changes the id", (_, changes) => {
  expect(idOf(changes)).not.toBe(idOf());
});

test("content that is in no page changes the id too", () => {
  expect(idOf({}, ["rules"])).not.toBe(idOf({}, ["other rules"]));
});

test("of a large site the words of single pages do not count, settings and code do", () => {
  const large = (changes: Record<string, string> = {}, others: string[] = []) =>
    buildId(built({ "webpack.stats.json": `{"app":"1"}`, ...changes }), others, 1);
  const id = large();
  expect(large({ "about/index.html": page("About us"), "page-data/index/page-data.json": "{}" })).toBe(id);
  expect(large({ "page-data/sq/d/1.json": `{"settings":2}` })).not.toBe(id);
  expect(large({ "webpack.stats.json": `{"app":"2"}` })).not.toBe(id);
  expect(large({}, ["other rules"])).not.toBe(id);
});

test("pages and Gatsby's app data contain the id", () => {
  const folder = built();
  writeBuildId(folder, "one");
  for (const name of ["index.html", "about/index.html", "page-data/app-data.json"])
    expect(readFileSync(path.join(folder, name), "utf8")).toMatch(/"?webpackCompilationHash"?[=:]"one"/i);
});
