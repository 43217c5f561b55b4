/** @jest-environment node */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readKeepAssetsDays } from "../../src/config/keep-assets";
import { holdStyles, keepEarlierAssets } from "../../tools/build/earlier-assets";
import { makeSite, type SiteFolder } from "../server/support/site-folder";

const hash = (digit: string) => digit.repeat(20);
const files = {
  "index.html": `<script src="/app-${hash("a")}.js"></script><img srcset="/static/1a/tea.webp 1x,/static/1a/big%20tea.webp 2x">`,
  [`app-${hash("a")}.js`]: `load({12:"${hash("b")}"})`,
  [`12-${hash("b")}.js`]: `style("static/late-${hash("c")}.css")`,
  [`static/late-${hash("c")}.css`]: "a{}",
  "static/1a/tea.webp": "tea",
  "static/1a/big tea.webp": "big tea",
  "page-data/index/page-data.json": '{"image":"/static/2b/mug.webp"}',
  "static/2b/mug.webp": "mug",
  // The search index names its parts itself, in files that are no text.
  "pagefind/fragment/en_1a2b3c4d.pf_fragment": "tea",
  // Of an earlier build, which its own script alone names.
  [`app-${hash("d")}.js`]: `load({12:"${hash("e")}"})`,
  [`app-${hash("d")}.js.br`]: "small",
  [`app-${hash("d")}.js.LICENSE.txt`]: "MIT",
  [`12-${hash("e")}.js`]: "early()",
  "static/3c/pot.webp": "pot",
  "builds/meta/1.json": '["/static/3c/pot.webp"]',
};
const earlier = [`app-${hash("d")}.js`, `12-${hash("e")}.js`, "static/3c/pot.webp"];
const current = Object.keys(files).filter((file) => !earlier.some((each) => file.startsWith(each)));

let site: SiteFolder;
beforeEach(() => (site = makeSite(files)));
afterEach(() => site.remove());

const isThere = (file: string) => existsSync(path.join(site.folder, file));
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

test("files of earlier builds stay for their days, until two builds find them over", () => {
  for (const at of [1, 14, 15]) {
    const { kept, deleted } = keepEarlierAssets(site.folder, 14, day(at));
    expect([[...kept].sort(), deleted]).toEqual([[...earlier].sort(), 0]);
  }
  expect(Object.keys(files).filter(isThere)).toEqual(Object.keys(files));
  expect(keepEarlierAssets(site.folder, 14, day(16))).toEqual({ kept: [], deleted: 3 });
  expect(Object.keys(files).filter(isThere)).toEqual(current);
});

test("a file that a build uses again has all its days before it", () => {
  const page = path.join(site.folder, "index.html");
  keepEarlierAssets(site.folder, 14, day(1));
  writeFileSync(page, `${files["index.html"]}<img src="/static/3c/pot.webp">`);
  keepEarlierAssets(site.folder, 14, day(2));
  writeFileSync(page, files["index.html"]);
  keepEarlierAssets(site.folder, 14, day(10));
  keepEarlierAssets(site.folder, 14, day(20));
  keepEarlierAssets(site.folder, 14, day(21));
  expect(earlier.map(isThere)).toEqual([false, false, true]);
});

test("one build whose clock is ahead deletes nothing early, and has nothing kept for years", () => {
  keepEarlierAssets(site.folder, 14, day(1));
  const newer = `app-${hash("f")}.js`;
  writeFileSync(path.join(site.folder, newer), "");
  const all = expect.arrayContaining([...earlier, newer]) as string[];
  for (const at of [1000, 2, 15])
    expect(keepEarlierAssets(site.folder, 14, day(at))).toEqual({ kept: all, deleted: 0 });
  expect(keepEarlierAssets(site.folder, 14, day(16))).toEqual({ kept: [newer], deleted: 3 });
  expect(keepEarlierAssets(site.folder, 14, day(17))).toEqual({ kept: [], deleted: 1 });
});

test.each(['{"builtAt":', "[]", '{"list":1,"since":[]}'])(
  "what it wrote down and is now %s counts as nothing",
  (damaged) => {
    keepEarlierAssets(site.folder, 14, day(1));
    for (const record of [".superseded.json", ".mentions.json"])
      writeFileSync(path.join(site.folder, "builds", record), damaged);
    expect(keepEarlierAssets(site.folder, 14, day(30))).toMatchObject({ deleted: 0 });
    expect(Object.keys(files).filter(isThere)).toEqual(Object.keys(files));
  },
);

test("none are kept with 0 days", () => {
  expect(keepEarlierAssets(site.folder, 0, day(1))).toEqual({ kept: [], deleted: 3 });
  expect(Object.keys(files).filter(isThere)).toEqual(current);
});

test("styles that Gatsby deletes are put back", () => {
  const style = `app.${hash("f")}.css`;
  const { folder, remove } = makeSite({ [style]: "a{}", "plain.css": "b{}" });
  const putBack = holdStyles(folder);
  rmSync(path.join(folder, style));
  rmSync(path.join(folder, "plain.css"));
  putBack();
  expect([style, "plain.css"].map((file) => existsSync(path.join(folder, file)))).toEqual([true, false]);
  remove();
  expect(holdStyles(folder)).not.toThrow();
});

test("the days are a setting", () => {
  expect(readKeepAssetsDays({})).toBe(14);
  expect(readKeepAssetsDays({ KEEP_OLD_ASSETS_DAYS: "0" })).toBe(0);
  expect(() => readKeepAssetsDays({ KEEP_OLD_ASSETS_DAYS: "two weeks" })).toThrow(
    "KEEP_OLD_ASSETS_DAYS=two weeks",
  );
});
