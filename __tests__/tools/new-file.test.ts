/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkContent } from "../../src/content-model/check/check-content";
import { kindNamed, kinds, writeNewFile } from "../../tools/content/new-file";

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
}, 60_000);

test("a file that exists is not overwritten", () => {
  writeNewFile(copy, kindNamed("job"), "Twice");
  expect(() => writeNewFile(copy, kindNamed("job"), "Twice")).toThrow(
    "content/jobs/twice.yaml exists. Choose another title, or edit that file.",
  );
});

test("a title needs a letter or digit", () => {
  expect(() => writeNewFile(copy, kindNamed("job"), "?!")).toThrow("no letter or digit");
});

test("a kind is found by its name with spaces, and a misspelt one is suggested", () => {
  expect(kindNamed("Case study").name).toBe("case-study");
  expect(() => kindNamed("case-stody")).toThrow("Did you mean “case-study”?");
});
