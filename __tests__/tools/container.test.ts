/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const letIn = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("!"))
  .map((line) => new RegExp(`^${line.slice(1).replaceAll(".", "\\.").replaceAll("*", ".*")}(/|$)`));

/** What the build runs and bundles; the other tools stay outside. */
const sources = [
  ...["src", "tools/build"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ),
  ...readdirSync(".").filter((name) => name.startsWith("gatsby-")),
  join("tools", "build.ts"),
].filter((path) => /\.tsx?$/.test(path));

test("the container gets each file that the build imports", () => {
  expect(sources.length).toBeGreaterThan(100);
  const missing = sources.flatMap((source) =>
    [...readFileSync(source, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)]
      .map(([, path]) => join(dirname(source), path!))
      .filter((path) => !letIn.some((pattern) => pattern.test(path)))
      .map((path) => `${source} imports ${path}`),
  );
  expect(missing).toEqual([]);
});
