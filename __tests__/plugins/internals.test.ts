/** @jest-environment node */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { filesUnder } from "../../src/content-model/check/files-under";

const root = resolve(__dirname, "../..");
const load = createRequire(__filename);

/** What the code says it leans on inside of other packages: each with the version that it was tried with. */
const tried = filesUnder(resolve(root, "src"), /\.ts$/).flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/Tried with[\s*]+([\w-]+)[\s*]+(\d+\.\d+\.\d+)/g)].map(
    ([, name = "", version = ""]) => ({ file: file.slice(root.length + 1), name, version }),
  ),
);

test("what is not documented was tried with the versions that are installed", () => {
  expect(tried.map(({ name }) => name).sort()).toEqual([
    "express",
    "gatsby",
    "gatsby",
    "gatsby-plugin-sharp",
    "gatsby-source-filesystem",
    "sharp",
  ]);
  for (const { file, name, version } of tried)
    expect([file, name, version]).toEqual([
      file,
      name,
      (load(`${name}/package.json`) as { version: string }).version,
    ]);
});

test("Gatsby writes query types by a function of directory, schema, definitions and options", () => {
  const module = load("gatsby/dist/utils/graphql-typegen/ts-codegen") as {
    writeTypeScriptTypes: (...args: unknown[]) => unknown;
  };
  expect(module.writeTypeScriptTypes).toHaveLength(4);
});

test("gatsby-plugin-sharp encodes by a job of its worker", () => {
  const worker = load("gatsby-plugin-sharp/gatsby-worker") as Record<string, unknown>;
  expect(worker.IMAGE_PROCESSING).toBeInstanceOf(Function);
});

test("Express keeps its handlers in a list", () => {
  const express = load("express") as () => {
    use: (handler: () => void) => void;
    _router: { stack: unknown[] };
  };
  const app = express();
  app.use(() => undefined);
  expect(app._router.stack).toContainEqual(
    expect.objectContaining({ handle: expect.any(Function) as unknown }),
  );
});
