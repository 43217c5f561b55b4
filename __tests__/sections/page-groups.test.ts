/** @jest-environment node */
import { pageGroups } from "../../src/sections/all-pages/page-groups";

const page = (path: string, name: string, summary = "") => ({ path, name, summary });
const listed = [
  page("/", "Home"),
  page("/blog", "Blog"),
  page("/blog/react", "React", "Blog"),
  page("/hire/react", "React", "Hire developers"),
  page("/hire/vue", "Vue.js", "Hire developers"),
  page("/jobs/list/one", "One", "Blog · Archive"),
];

test("pages stand with what they are below, the largest group first, and each once", () => {
  const groups = pageGroups(listed, "Company");
  expect(groups.map(({ name, path }) => [name, path])).toEqual([
    ["Blog", "/blog"],
    ["Hire developers", undefined],
    ["Company", undefined],
  ]);
  const heads = groups.flatMap(({ path }) => path ?? []);
  const paths = [...heads, ...groups.flatMap(({ pages }) => pages.map((each) => each.path))];
  expect(paths.sort()).toEqual(listed.map((each) => each.path).sort());
});

test("a site whose pages all stand below others has no group of the rest", () => {
  expect(pageGroups([page("/a/b", "B", "A")], "Company").map(({ name }) => name)).toEqual(["A"]);
});
