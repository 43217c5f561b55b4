/** @jest-environment node */
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../tools/precompress";
import { makeSite, type SiteFolder } from "./support/site-folder";

const text = "body { color: red } ".repeat(100);
let site: SiteFolder;
const at = (name: string) => path.join(site.folder, name);

beforeEach(() => {
  site = makeSite({ "a.css": text, "deep/page.html": text, "tiny.js": "1", "photo.webp": text });
});
afterEach(() => site.remove());

test("text gets a brotli and a gzip twin", async () => {
  expect(await precompress(site.folder)).toEqual({ written: 4, unchanged: 2, removed: 0 });
  expect(brotliDecompressSync(readFileSync(at("a.css.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at("deep/page.html.gz"))).toString()).toBe(text);
});

test("pictures, tiny files and hidden ones get none", async () => {
  writeFileSync(at(".notes.json"), text);
  await precompress(site.folder);
  for (const name of ["photo.webp", "tiny.js", ".notes.json"]) {
    for (const ending of [".br", ".gz"]) expect(existsSync(at(name + ending))).toBe(false);
  }
});

test("a folder that somebody else writes meanwhile can be left out", async () => {
  expect(await precompress(site.folder, { without: "/deep" })).toMatchObject({ written: 2 });
  expect(existsSync(at("deep/page.html.br"))).toBe(false);
  expect(existsSync(at("a.css.br"))).toBe(true);
});

test("a second run writes nothing, and after a change only what changed", async () => {
  await precompress(site.folder);
  expect(await precompress(site.folder)).toMatchObject({ written: 0 });
  writeFileSync(at("a.css"), text.replaceAll("red", "blue"));
  utimesSync(at("a.css"), new Date(), new Date(Date.now() + 60_000));
  expect(await precompress(site.folder)).toMatchObject({ written: 2 });
  expect(gunzipSync(readFileSync(at("a.css.gz"))).toString()).toContain("blue");
});

const manyWords = Array.from({ length: 3_000 }, (_, index) => `word${(index * 7919) % 3001}`).join(" ");

test("who asks for it gets everything compressed quickly, and less hard", async () => {
  const script = "app-0123456789abcdef0123.js.br";
  const sites = [
    makeSite({ [script.slice(0, -3)]: manyWords }),
    makeSite({ [script.slice(0, -3)]: manyWords }),
  ];
  try {
    await precompress(sites[0]!.folder);
    await precompress(sites[1]!.folder, { quick: true });
    const [best, quick] = sites.map(({ folder }) => readFileSync(path.join(folder, script)));
    expect(quick!.length).toBeGreaterThan(best!.length);
    expect(brotliDecompressSync(quick!).toString()).toBe(manyWords);
  } finally {
    for (const { remove } of sites) remove();
  }
});

test("of thousands of new files only those that browsers keep for good are made as small as can be", async () => {
  const few = { "page.html": manyWords, "app-0123456789abcdef0123.js": manyWords };
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}.txt`, "1"]));
  const [small, large] = [makeSite(few), makeSite({ ...few, ...many })];
  try {
    for (const { folder } of [small, large]) await precompress(folder);
    const size = ({ folder }: SiteFolder, name: string) =>
      readFileSync(path.join(folder, `${name}.br`)).length;
    expect(size(large, "page.html")).toBeGreaterThan(size(small, "page.html"));
    expect(size(large, "app-0123456789abcdef0123.js")).toBe(size(small, "app-0123456789abcdef0123.js"));
  } finally {
    small.remove();
    large.remove();
  }
});

test("twins go with their source", async () => {
  await precompress(site.folder);
  rmSync(at("a.css"));
  expect(await precompress(site.folder)).toMatchObject({ removed: 2 });
  expect(existsSync(at("a.css.br"))).toBe(false);
});
