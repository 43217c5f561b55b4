import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const listed = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));

/** What is in the project, and what a build makes. */
const places = [
  ...readdirSync("."),
  "public",
  ...["src", "tools", "content", "static", "__tests__"].flatMap(listed),
].map((path) => `/${path}`);
const documents = [
  ...listed("src").filter((path) => path.endsWith("README.md")),
  ...listed("docs/architecture"),
];

test.each(documents)("%s names files and folders that exist", (document) => {
  const named = [
    ...readFileSync(document, "utf8").matchAll(/`([\w-][\w./-]*(?:\.(?:tsx?|js|css|yaml)|\/))`/g),
  ];
  const missing = named
    .map(([, path = ""]) => path)
    .filter((path) => !places.some((place) => `${place}/`.endsWith(`/${path.replace(/\/$/, "")}/`)));
  expect(missing).toEqual([]);
});
