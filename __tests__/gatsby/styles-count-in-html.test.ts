/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack from "webpack";
import { stylesCountInHtml } from "../../src/gatsby/on-create-webpack-config";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "styles-"));
  writeFileSync(join(folder, "renderer.js"), "module.exports = 'names of classes only';");
  writeFileSync(join(folder, "page.css"), "p { color: red; }");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The hash that Gatsby compares between builds. */
const chunkHash = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: "production",
      context: folder,
      entry: "./renderer.js",
      output: { path: folder, filename: "built.js" },
      plugins: [stylesCountInHtml(folder)],
    });
    compiler.run((error, stats) => {
      if (error) return reject(error);
      compiler.close(() => resolve([...(stats?.compilation.chunks ?? [])].map(({ hash }) => hash).join()));
    });
  });

it("changes the renderer's hash when a stylesheet changes, and only then", async () => {
  const before = await chunkHash();
  expect(before).not.toBe("");
  expect(await chunkHash()).toBe(before);
  writeFileSync(join(folder, "page.css"), "p { color: blue; }");
  expect(await chunkHash()).not.toBe(before);
});
