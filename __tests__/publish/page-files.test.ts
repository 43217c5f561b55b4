/** @jest-environment node */
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { newSinceLastBuild, pageFiles } from "../../src/publish/page-files";
import { makeSite } from "../server/support/site-folder";

test("pages are those that visitors get, and the new ones those that the last build did not leave so", () => {
  const names = [
    "about/index.html",
    "builds/latest.json",
    "index.html",
    "_gatsby/slices/_gatsby-scripts-1.html",
  ];
  const { folder, remove } = makeSite(Object.fromEntries(names.map((name) => [name, "1"])));
  const files = [join(folder, "about/index.html"), join(folder, "index.html")];
  expect(pageFiles(folder)).toEqual(files);
  utimesSync(join(folder, "builds/latest.json"), 20, 20);
  utimesSync(files[0]!, 10, 10);
  expect(files.filter(newSinceLastBuild(folder))).toEqual([files[1]]);
  remove();
});
