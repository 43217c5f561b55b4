/** @jest-environment node */
import { findInIndex } from "../../../src/sections/site-search/find-in-index";
import { makeSite, type SiteFolder } from "../../server/support/site-folder";

/**
 * Pagefind as far as it is asked: pages with their kinds and words. Without words it would load its whole index, and a word
 * that it does not know it takes for one that it begins with.
 */
const pagefind = `
const pages = [
  { id: "a", kind: "Blog", words: "tea kiln" },
  { id: "b", kind: "Portfolio", words: "tea" },
  { id: "c", kind: "Services", words: "kiln" },
  { id: "d", kind: "Blog", words: "glaze" },
];
exports.slices = ["2"];
exports.merged = [];
exports.options = async () => undefined;
exports.mergeIndex = async (folder) => { exports.merged.push(folder); };
exports.filters = async () => ({ kind: { Blog: 2, Portfolio: 1, Services: 1 } });
exports.search = async (words, { filters = {} }) => {
  if (!words) throw new Error("The whole index is loaded.");
  const found = pages.filter(
    (page) => words.split(" ").every((word) => page.words.split(" ").some((own) => word.startsWith(own))) && (!filters.kind || filters.kind === page.kind),
  );
  return {
    results: found.map((page) => ({
      id: page.id,
      score: page.words.length,
      data: async () => ({ raw_url: "/" + page.id, content: page.words, excerpt: "", meta: { title: page.id, kind: page.kind, description: "" } }),
    })),
  };
};
`;

let site: SiteFolder;
beforeAll(() => (site = makeSite({ "pagefind/pagefind.js": pagefind })));
afterAll(() => site.remove());

const ask = async (words: string, kind?: string) => {
  const { total, kinds, pages } = await findInIndex(site.folder, {
    ...{ words, most: 10 },
    ...(kind !== undefined && { kind }),
  });
  return { total, kinds, paths: pages.map(({ path }) => path) };
};

test("kinds are those of what was found, whichever is asked for, and no question loads the whole index", async () => {
  expect(await ask("tea", "")).toEqual({ total: 2, kinds: ["Blog", "Portfolio"], paths: ["/a", "/b"] });
  expect(await ask("tea", "Portfolio")).toEqual({ total: 1, kinds: ["Blog", "Portfolio"], paths: ["/b"] });
  expect(await ask("kiln", "Services")).toEqual({ total: 1, kinds: ["Blog", "Services"], paths: ["/c"] });
  expect(await ask("tea")).toMatchObject({ total: 2, kinds: [] });
});

test("a word that is not known is taken for a shorter one, but not for half of itself", async () => {
  expect(await ask("teas")).toMatchObject({ total: 2 });
  expect(await ask(`tea${"qwxz".repeat(15)}`, "")).toEqual({ total: 0, kinds: [], paths: [] });
  expect(await ask(`glaze ${"qwxz".repeat(15)}`)).toMatchObject({ paths: ["/d"] });
});

test("the parts of a large index are merged once", async () => {
  await ask("tea");
  await ask("kiln");
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { merged } = require(`${site.folder}/pagefind/pagefind.js`) as { merged: string[] };
  expect(merged).toEqual([`${site.folder}/pagefind/2/`]);
});
