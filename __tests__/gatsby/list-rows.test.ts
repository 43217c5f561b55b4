/** @jest-environment node */
import { listRows, type ContentNode } from "../../src/gatsby/list-rows";
import { pathOf } from "../../src/routes/page-table";
import { entriesOnPage } from "../../src/routes/paged-list";

/** The oldest first; every third is a website, every fifth an app as well. */
const stories = Array.from({ length: 10 * entriesOnPage }, (_, index): ContentNode & { slug: string } => ({
  slug: `story-${index}`,
  name: `Story ${index}`,
  createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  categories: [
    ...(index % 3 === 0 ? ["websites"] : []),
    ...(index % 5 === 0 ? ["apps"] : []),
    ...(index % 3 > 0 && index % 5 > 0 ? ["cms"] : []),
  ],
}));

const nodesOf = (kind: string): readonly ContentNode[] =>
  kind === "case-study" ? stories : [{ slug: "", name: kind }];

test("the first page names what all its tabs show, each in the order of its list", () => {
  const first = listRows(nodesOf).find(({ path }) => path === pathOf("portfolio-page"))!.own.slugs;
  const newest = [...stories].reverse();
  expect(first.slice(0, entriesOnPage)).toEqual(newest.slice(0, entriesOnPage).map(({ slug }) => slug));
  const shown = first.map((slug) => stories.find((story) => story.slug === slug)!);
  for (const category of ["websites", "apps", "cms"]) {
    const inTab = (all: readonly (ContentNode & { slug: string })[]) =>
      all
        .filter(({ categories }) => categories?.includes(category))
        .slice(0, entriesOnPage)
        .map(({ slug }) => slug);
    expect(inTab(shown)).toEqual(inTab(newest));
  }
});
