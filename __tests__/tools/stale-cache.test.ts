import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropStaleCache } from "../../tools/build/model-fingerprint";

let root: string;

const fillCache = () => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, ".cache/state"), "filled");
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stale-cache-"));
  for (const folder of ["content-model", "gatsby", "routes", "config", "schema", "plugins", "webpack"])
    mkdirSync(join(root, "src", folder), { recursive: true });
  writeFileSync(join(root, "src/content-model/page.ts"), "export const page = 1;");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("the cache is kept between builds, although Gatsby empties its folder on the first run", () => {
  dropStaleCache(root);
  rmSync(join(root, ".cache"), { recursive: true, force: true });
  fillCache();
  expect(dropStaleCache(root)).toEqual([]);
  expect(dropStaleCache(root)).toEqual([]);
  expect(readdirSync(join(root, ".cache"))).toEqual(["state"]);
});

test("a cache of another content model is deleted", () => {
  dropStaleCache(root);
  fillCache();
  writeFileSync(join(root, "src/content-model/page.ts"), "export const page = 2;");
  expect(dropStaleCache(root)).toEqual(["code of the content model or for Gatsby"]);
  expect(existsSync(join(root, ".cache"))).toBe(false);
});

test("a cache with styles that were made without the rules for them, or by others, is deleted", () => {
  for (const rules of ["module.exports = 1;", "module.exports = 2;"]) {
    dropStaleCache(root);
    fillCache();
    writeFileSync(join(root, "postcss.config.cjs"), rules);
    expect(dropStaleCache(root)).toEqual(["postcss.config.cjs"]);
  }
});

test("a cache whose folder was moved or copied is deleted", () => {
  dropStaleCache(root);
  fillCache();
  renameSync(root, `${root}-moved`);
  root = `${root}-moved`;
  expect(dropStaleCache(root)).toEqual(["the project's folder"]);
});

test.each(["SITE_URL", "PATH_PREFIX", "ASSET_PREFIX"])(
  "a cache filled with another %s is deleted",
  (name) => {
    dropStaleCache(root);
    fillCache();
    process.env[name] = "changed";
    expect(dropStaleCache(root)).toEqual([name]);
    fillCache();
    expect(dropStaleCache(root)).toEqual([]);
    delete process.env[name];
    expect(dropStaleCache(root)).toEqual([name]);
  },
);

test("a cache without a fingerprint is deleted", () => {
  fillCache();
  expect(dropStaleCache(root)).not.toEqual([]);
});
