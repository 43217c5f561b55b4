/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { checkContent } from "../../src/content-model/check/check-content";
import { unwrap } from "../../src/content-model/unwrap";
import { freeSlug, kindNamed, kinds, likelyKind, writeNewFile } from "../../tools/content/new-file";

const root = resolve(__dirname, "../..");
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-"));
  for (const folder of ["content", "static"])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a new file of each kind passes the check and explains its fields", async () => {
  for (const kind of kinds) writeNewFile(copy, kind, `Zebra ${kind.name}: “Ünïcode” & more`);
  expect(await checkContent(copy)).toEqual([]);
  const written = readFileSync(join(copy, "content/jobs/zebra-job-unicode-and-more.yaml"), "utf8");
  expect(written).toContain("# Title of the position.\nheading: ");
  expect(written).toContain("# Optional: duties. ");
  const values = parse(written) as Record<string, unknown>;
  expect(values.draft).toBe(true);
  const { hue, employmentType } = kindNamed("job").schema.shape as Record<string, z.ZodType>;
  for (const allowed of [hue, employmentType].flatMap(
    (field) => (unwrap(field!).schema as z.ZodEnum).options,
  ))
    expect(written).toMatch(new RegExp(`^# .*\\b${allowed}\\b`, "m"));
  const article = readFileSync(join(copy, "content/blogs/zebra-article-unicode-and-more.yaml"), "utf8");
  const [author] = readdirSync(join(copy, "content/people")).filter((name) => name.endsWith(".yaml"));
  expect(article).toMatch(new RegExp(`^# .*One of: .*${author!.replace(".yaml", "")}`, "m"));
}, 60_000);

test("a file that exists is not overwritten", () => {
  writeNewFile(copy, kindNamed("job"), "Twice");
  expect(() => writeNewFile(copy, kindNamed("job"), "Twice")).toThrow(
    "content/jobs/twice.yaml exists. Choose another title, or edit that file.",
  );
});

test("a slug is proposed that no other file has", () => {
  expect(freeSlug(copy, kindNamed("job"), "Thrice upon")).toBe("thrice-upon");
  writeNewFile(copy, kindNamed("job"), "Thrice upon");
  expect(freeSlug(copy, kindNamed("job"), "Thrice upon")).toBe("thrice-upon-2");
  expect(writeNewFile(copy, kindNamed("job"), "Thrice upon", "Another end").file).toBe(
    "content/jobs/another-end.yaml",
  );
});

test("a title needs a letter or digit", () => {
  expect(() => writeNewFile(copy, kindNamed("job"), "?!")).toThrow("no letter or digit");
});

test("a kind is found by its name with spaces, and a misspelt one is suggested", () => {
  expect(kindNamed("Case study").name).toBe("case-study");
  expect(kindNamed("case studies").name).toBe("case-study");
  expect(kindNamed("Blogs").name).toBe("article");
  expect(likelyKind("artikle")?.name).toBe("article");
  expect(likelyKind("windmill")).toBeUndefined();
  expect(() => kindNamed("case-stody")).toThrow("Did you mean “case-study”?");
});
