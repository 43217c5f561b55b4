/** @jest-environment node */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installTypes, writtenTypes } from "../../tools/build/install-types";
import { makeSite, type SiteFolder } from "../server/support/site-folder";

const types = (name: string) =>
  `declare namespace Queries {\n\ntype ${name} = { readonly a: string };\n\n}\n`;
const installed = () => readFileSync(join(site.folder, "src/gatsby-types.d.ts"), "utf8");

let site: SiteFolder;
beforeEach(() => {
  site = makeSite({ "src/gatsby-types.d.ts": types("Old"), [writtenTypes]: types("New") });
});
afterEach(() => site.remove());

test("what Gatsby has written takes the place of the earlier types, and leaves nothing beside them", () => {
  installTypes(site.folder);
  expect(installed()).toBe(types("New"));
  expect(readdirSync(join(site.folder, "src"))).toEqual(["gatsby-types.d.ts"]);
});

test("types that were written in part are refused, and the earlier ones stay", () => {
  for (const length of [0, 20, types("New").length - 1]) {
    writeFileSync(join(site.folder, writtenTypes), types("New").slice(0, length));
    expect(() => installTypes(site.folder)).toThrow("written in part");
    expect(installed()).toBe(types("Old"));
  }
});
