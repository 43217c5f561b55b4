/** @jest-environment node */
import { publishedPaths } from "../../src/content-model/check/check-content";
import { faultLines, withContent } from "./support/content-tree";

const story = { "case-studies/b.yaml": "slug: new-story\n" };
const list = "/about\n/portfolio/old-story\n";

const toldOf = async (files: Record<string, string>) =>
  (await faultLines({ ...files, "published-paths.txt": list })).filter((line) => line.includes("published"));

test("a slug that changed without a redirect is a fault with its line, the likely new address and the remedy", async () => {
  const [fault, ...others] = await toldOf(story);
  expect(others).toEqual([]);
  expect(fault).toMatch(/^content\/published-paths\.txt:2:1 {2}\/portfolio\/old-story: /);
  expect(fault).toContain("Is it /portfolio/new-story today?");
  expect(fault).toContain("{ from: /portfolio/old-story, to: /portfolio/new-story, status: 301 }");
});

test("a page that is gone may lead to its list", async () => {
  const [fault] = await toldOf({});
  expect(fault).toContain("{ from: /portfolio/old-story, to: /portfolio, status: 301 }");
});

test("an address with a redirect is none, in whatever case", async () => {
  const rules = "rules:\n  - { from: /Portfolio/old-story, to: /portfolio/new-story }\n";
  expect(await toldOf({ ...story, "settings/redirects.yaml": rules })).toEqual([]);
});

test("the list takes in new pages, keeps those that are gone, and drops those that lead elsewhere", () =>
  withContent(
    {
      ...story,
      "published-paths.txt": `${list}/gone\n`,
      "settings/redirects.yaml": "rules:\n  - { from: /portfolio/old-story, to: /portfolio/new-story }\n",
      "blogs/draft.yaml": "slug: draft\ndraft: true\n",
    },
    (root) => {
      const paths = publishedPaths(root);
      expect(paths).toEqual(expect.arrayContaining(["/about", "/gone", "/portfolio/new-story"]));
      expect(paths).not.toContain("/portfolio/old-story");
      expect(paths).not.toContain("/blog/draft");
    },
  ));
