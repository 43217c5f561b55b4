/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { buildId, writeBuildId } from "../../src/publish/build-info";
import { makeSite, type SiteFolder } from "../server/support/site-folder";

const page = (words: string) => `<h1>${words}</h1>`;
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

test("the same input has the same id, whatever an earlier build wrote", () => {
  const folder = built();
  const id = buildId(folder, []);
  expect(id).toMatch(/^[0-9a-f]{20}$/);
  writeBuildId(folder, id);
  expect(buildId(folder, [])).toBe(id);
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

test("Gatsby's app data has the id beside Gatsby's own, and pages stay as they are", () => {
  const folder = built();
  writeBuildId(folder, "one");
  const appData = readFileSync(path.join(folder, "page-data/app-data.json"), "utf8");
  expect(JSON.parse(appData)).toEqual({ webpackCompilationHash: "gatsby", id: "one" });
  expect(readFileSync(path.join(folder, "index.html"), "utf8")).toBe(files["index.html"]);
});
