/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as Yaml from "yaml";

const mockParsed = jest.fn<void, []>();
jest.mock("yaml", () => {
  const actual = jest.requireActual<typeof Yaml>("yaml");
  const parseDocument: typeof actual.parseDocument = (...args) => {
    mockParsed();
    return actual.parseDocument(...args);
  };
  return { ...actual, parseDocument };
});

type Module = typeof import("../../src/content-model/parse-yaml-file");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "parsed-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What a process of its own does. */
const inProcess = <T>(work: (module: Module) => T): T => {
  let result!: T;
  jest.isolateModules(() => {
    result = work(jest.requireActual<Module>("../../src/content-model/parse-yaml-file"));
  });
  return result;
};

/** A build: what it reads of the files, and how many it parsed. */
const build = (...names: string[]) =>
  inProcess(({ saveParseCache, parseYamlFile, loadParseCache }) => {
    mockParsed.mockClear();
    loadParseCache(root);
    const values = names.map((name) => parseYamlFile(join(root, name)));
    saveParseCache(root);
    return { values, parsed: mockParsed.mock.calls.length };
  });

test("a build parses only what changed since the last one", () => {
  writeFileSync(join(root, "a.yaml"), "day: 2026-01-01\nlist: [1, .inf]");
  writeFileSync(join(root, "b.yaml"), "name: cup");
  const first = [{ day: "2026-01-01", list: [1, Infinity] }, { name: "cup" }];
  expect(build("a.yaml", "b.yaml")).toEqual({ values: first, parsed: 2 });
  expect(build("a.yaml", "b.yaml")).toEqual({ values: first, parsed: 0 });
  // Of the same size, and with the time of before, as tools leave files that they restore.
  const { atime, mtime } = statSync(join(root, "b.yaml"));
  writeFileSync(join(root, "b.yaml"), "name: mug");
  utimesSync(join(root, "b.yaml"), atime, mtime);
  expect(build("a.yaml", "b.yaml")).toEqual({ values: [first[0], { name: "mug" }], parsed: 1 });
  expect(build("b.yaml").parsed).toBe(0);
});

test("what was kept and cannot be read is parsed again", () => {
  writeFileSync(join(root, "a.yaml"), "name: cup");
  build("a.yaml");
  const folder = join(root, "node_modules/.cache");
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "torn");
  expect(build("a.yaml")).toEqual({ values: [{ name: "cup" }], parsed: 1 });
  expect(build("a.yaml").parsed).toBe(0);
});
