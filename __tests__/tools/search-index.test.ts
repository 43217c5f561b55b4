/** @jest-environment node */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { searchFolder } from "../../src/config/search-path";
import { recordsFolder, searchSlices, type SearchRecord } from "../../src/publish/search-records";
import { writeSearchIndex } from "../../tools/build/write-search-index";
import { makeSite, type SiteFolder } from "../server/support/site-folder";

const mockMade: string[][] = [];
// An ES module, which Jest cannot load. Its index names the pages; an id is a path and the salt.
jest.mock(
  "pagefind",
  () => ({
    close: async () => undefined,
    createIndex: async () => {
      const pages: string[] = [];
      mockMade.push(pages);
      const content = () => Buffer.from(pages.join());
      const file = (path: string) => ({ path, content: content() });
      return {
        errors: [],
        index: {
          addCustomRecord: async ({ url, meta }: { url: string; meta: { salt?: string } }) =>
            pages.push(url + (meta.salt ?? "")),
          getFiles: async () => ({
            files: [
              ...[
                file("pagefind.js"),
                file("pagefind-ui.js"),
                file("wasm.en.pagefind"),
                file("pagefind-entry.json"),
              ],
              ...pages.map((page) => file(`fragment/en_${page.slice(1)}.pf_fragment`)),
            ],
          }),
        },
      };
    },
  }),
  { virtual: true },
);

const record = (path: string, text = "words"): SearchRecord => ({
  ...{ path, text, title: path, description: "", kind: "Kind", entity: "article" },
  ...{ alsoCalled: [], headings: [] },
});
const records = Array.from({ length: 20 }, (_, number) => record(`/page${number}`));

let site: SiteFolder;
beforeEach(() => {
  mockMade.length = 0;
  site = makeSite({ "package.json": "{}", "public/index.html": "" });
  const settings = "content/settings";
  cpSync(resolve(__dirname, "../..", settings), join(site.folder, settings), { recursive: true });
});
afterEach(() => site.remove());

/** As after Gatsby. Returns the pages of each slice that was made. */
const build = async (slices: readonly (readonly SearchRecord[])[], now?: Date): Promise<string[][]> => {
  const folder = join(site.folder, recordsFolder);
  rmSync(folder, { recursive: true, force: true });
  mockMade.length = 0;
  mkdirSync(folder, { recursive: true });
  for (const [slice, those] of slices.entries())
    writeFileSync(join(folder, `${slice}.json`), JSON.stringify(those));
  expect(await writeSearchIndex(site.folder, now)).toBe(slices.flat().length);
  return [...mockMade];
};

const written = (path: string): string =>
  readFileSync(join(site.folder, "public", searchFolder, path), "utf8");
const filesIn = (path: string): string[] =>
  readdirSync(join(site.folder, "public", searchFolder, path)).sort();

test("a page stays in its slice while there are as many", () => {
  expect(searchSlices(records, 20)).toEqual([records]);
  expect(searchSlices([], 20)).toEqual([[]]);
  const slices = searchSlices(records.slice(1), 10);
  expect(searchSlices(records, 10).map((slice) => slice.filter((one) => one !== records[0]))).toEqual(slices);
  expect(slices.every((slice) => slice.length > 4)).toBe(true);
});

test("an index in slices: the first has the code, which names the others", async () => {
  const [first, second] = searchSlices(records, 10);
  await build([first!, second!]);
  expect(filesIn("")).toEqual(["2", "fragment", "pagefind-entry.json", "pagefind.js", "wasm.en.pagefind"]);
  expect(filesIn("2")).toEqual(["fragment", "pagefind-entry.json"]);
  expect(written("pagefind.js")).toContain('export const slices = ["2"];');
  expect(filesIn("2/fragment")).toHaveLength(second!.length);
  await build([records]);
  expect(written("pagefind.js")).not.toContain("export");
});

test("only a slice in which a word changed is made anew", async () => {
  const [first, second] = searchSlices(records, 10);
  expect(await build([first!, second!])).toHaveLength(2);
  expect(await build([first!, second!])).toEqual([]);
  const changed = [record(second![0]!.path, "others"), ...second!.slice(1)];
  expect(await build([first!, changed])).toEqual([changed.map(({ path }) => path)]);
  rmSync(join(site.folder, "public", searchFolder, "pagefind-entry.json"));
  expect(await build([first!, changed])).toEqual([first!.map(({ path }) => path)]);
});

test("files of an earlier index stay for their days, those of slices that are as before for good", async () => {
  const [first, second] = searchSlices(records, 10);
  await build([first!, second!]);
  const fewer = second!.slice(1);
  const gone = `${second![0]!.path.slice(1)}.pf_fragment`;
  await build([first!, fewer]);
  expect(filesIn("2/fragment")).toContain(`en_${gone}`);
  await build([first!, fewer], new Date(Date.now() + 90 * 24 * 60 * 60 * 1000));
  expect(filesIn("2/fragment")).toHaveLength(fewer.length);
  expect(filesIn("fragment")).toHaveLength(first!.length);
});

test("a page with the id of one in another slice gets another id", async () => {
  const clashing = [record("/page"), record("/about")];
  await build([clashing, [record("/page"), record("/page1")]]);
  expect(filesIn("fragment")).toEqual(["en_about.pf_fragment", "en_page.pf_fragment"]);
  expect(filesIn("2/fragment")).toEqual(["en_page1.pf_fragment", "en_page11.pf_fragment"]);
  const changed = [record("/page", "others"), record("/about")];
  expect(await build([changed, [record("/page"), record("/page1")]])).toHaveLength(1);
});
