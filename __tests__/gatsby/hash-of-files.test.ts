/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack, { WebpackError } from "webpack";
import { hashOfFiles } from "../../src/gatsby/on-create-webpack-config";

const folder = mkdtempSync(join(tmpdir(), "hash-of-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files that Webpack makes of a source, and the hash of the whole. What it warns of is no part of its files. */
const built = (source: string, warning: string) => {
  writeFileSync(join(folder, "index.js"), source);
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./index.js",
    output: { path: join(folder, "built"), filename: "[contenthash].js" },
    optimization: { minimize: false },
    plugins: [
      hashOfFiles,
      ({ hooks }) =>
        hooks.thisCompilation.tap("warning", ({ warnings }) => void warnings.push(new WebpackError(warning))),
    ],
  });
  return new Promise<{ files: string[]; hash?: string }>((done, fail) =>
    compiler.run((error, stats) => {
      if (!stats || stats.hasErrors()) return fail(error ?? new Error(stats?.toString()));
      return done({ files: Object.keys(stats.compilation.assets), hash: stats.hash });
    }),
  );
};

test("the same files have the same hash, however they were made", async () => {
  const before = await built("console.log('tea');", "cold");
  expect(await built("console.log('tea');", "warm")).toEqual(before);

  const after = await built("console.log('cup');", "cold");
  expect(after.files).not.toEqual(before.files);
  expect(after.hash).not.toBe(before.hash);
});
