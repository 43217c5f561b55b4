/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkContent } from "../../src/content-model/check/check-content";
import { pathOf } from "../../src/routes/page-table";
import { kindNamed, writeNewFile } from "../../tools/content/new-file";
import { renameSlug } from "../../tools/content/rename-slug";

const root = resolve(__dirname, "../..");
const article = kindNamed("article");
let copy: string;

const read = (path: string) => readFileSync(join(copy, path), "utf8");

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "rename-"));
  for (const folder of ["content", "static"])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a case study is renamed: nothing refers to the old slug and the content stays whole", async () => {
  const study = kindNamed("case-study");
  const isThere = (slug?: string) => existsSync(join(copy, `content/case-studies/${slug}.yaml`));
  const named = [...read("content/pages/home.yaml").matchAll(/^ +- ([\w-]+)$/gm)].map(([, slug]) => slug);
  const first = named.find(isThere);
  const changed = renameSlug(copy, study, first!, "renamed");
  expect(changed).toContain("content/case-studies/renamed.yaml");
  expect(changed).toContain("content/settings/redirects.yaml");
  expect(await checkContent(copy)).toEqual([]);
  expect(read("content/settings/redirects.yaml")).toContain(
    `{ from: ${pathOf("case-study", first)}, to: ${pathOf("case-study", "renamed")}, status: 301 }`,
  );
}, 30_000);

test("a file keeps its comments, and what is named alike stays", () => {
  writeNewFile(copy, article, "First draft");
  const before = read("content/blogs/first-draft.yaml");
  renameSlug(copy, article, "first-draft", "second-draft");
  expect(existsSync(join(copy, "content/blogs/first-draft.yaml"))).toBe(false);
  expect(read("content/blogs/second-draft.yaml")).toBe(
    before.replace("slug: first-draft", "slug: second-draft"),
  );
});

test("a slug that is taken back leaves no loop of redirects", () => {
  writeNewFile(copy, article, "There");
  renameSlug(copy, article, "there", "back");
  renameSlug(copy, article, "back", "there");
  const rules = read("content/settings/redirects.yaml");
  expect(rules).toContain(`from: ${pathOf("article", "back")}, to: ${pathOf("article", "there")}`);
  expect(rules).not.toContain(`from: ${pathOf("article", "there")}`);
});

test.each([
  ["onley-one", "other", "Did you mean “only-one”?"],
  ["only-one", "no slug", "“no slug” is no slug."],
  ["only-one", "only-one", "has the slug “only-one” already."],
])("%s cannot become %s", (from, to, message) => {
  if (!existsSync(join(copy, "content/blogs/only-one.yaml"))) writeNewFile(copy, article, "Only one");
  expect(() => renameSlug(copy, article, from, to)).toThrow(message);
});
