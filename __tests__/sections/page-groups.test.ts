/** @jest-environment node */
import { pageGroups, byTitle } from "../../src/sections/site-search/all-pages";

const page = (path: string, name: string, summary = "") => ({
  path,
  name,
  summary,
  kind: "article" as const,
});
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

test("the only page below another stands beside it, with those that stand alone", () => {
  const career = [
    page("/career", "Career"),
    page("/privacy", "Privacy"),
    page("/join-us", "Join us", "Career"),
  ];
  const groups = pageGroups([...listed, ...career], "Company");
  expect(groups.map(({ name }) => name)).toEqual(["Blog", "Hire developers", "Company"]);
  expect(groups.at(-1)!.pages.map(({ name }) => name)).toEqual(["Home", "Career", "Join us", "Privacy"]);
});

test("a group's pages stand below their titles, those without one first", () => {
  const parts = byTitle(listed, ({ path }) => (path.startsWith("/hire") ? "Hire" : ""));
  expect(parts.map(({ title, pages }) => [title, pages.length])).toEqual([
    ["", 4],
    ["Hire", 2],
  ]);
});
