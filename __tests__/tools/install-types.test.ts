/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writtenTypes } from "../../src/config/keep-assets";
import { installTypes, typesAreStale } from "../../tools/build/install-types";
import { makeSite, type SiteFolder } from "../server/support/site-folder";

const types = (name: string) =>
  `declare namespace Queries {\n\ntype ${name} = { readonly a: string };\n\n}\n`;
const page = (field: string) => `export const query = graphql\`{ ${field} }\`;`;
const installed = () => readFileSync(join(site.folder, "src/gatsby-types.d.ts"), "utf8");

let site: SiteFolder;
beforeEach(() => {
  site = makeSite({
    "gatsby-config.ts": "",
    "src/page.tsx": page("name"),
    "src/gatsby-types.d.ts": types("Old"),
    [writtenTypes]: types("New"),
  });
});
afterEach(() => site.remove());

test("new types replace the old ones, and leave no other files", () => {
  installTypes(site.folder);
  expect(installed()).toMatch(/^\/\/ Made by/);
  expect(installed()).toContain(types("New"));
  expect(readdirSync(join(site.folder, "src"))).toEqual(["gatsby-types.d.ts", "page.tsx"]);
});

test("types are stale when they are missing, or when a query has changed", () => {
  const edit = (code: string) => writeFileSync(join(site.folder, "src/page.tsx"), code);
  expect(typesAreStale(site.folder)).toBe(true);
  installTypes(site.folder);
  expect(typesAreStale(site.folder)).toBe(false);
  edit(page("title"));
  expect(typesAreStale(site.folder)).toBe(true);
  edit(page("name"));
  expect(typesAreStale(site.folder)).toBe(false);
  rmSync(join(site.folder, "src/gatsby-types.d.ts"));
  expect(typesAreStale(site.folder)).toBe(true);
});

test("incomplete types are refused, and the old ones stay", () => {
  for (const length of [0, 20, types("New").length - 1]) {
    writeFileSync(join(site.folder, writtenTypes), types("New").slice(0, length));
    expect(() => installTypes(site.folder)).toThrow("written in part");
    expect(installed()).toBe(types("Old"));
  }
});
