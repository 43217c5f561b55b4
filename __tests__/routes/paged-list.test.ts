/** @jest-environment node */
import { pageNumbers } from "../../src/components/pager/pager";
import { listPages, listPath } from "../../src/routes/paged-list";

const entries = Array.from({ length: 5 }, (_, index) => ({
  slug: `story-${index}`,
  createdAt: `2025-01-0${index + 1}`,
  categories: index % 2 === 0 ? ["mobile"] : [],
}));

test("a list pages through, newest first, and so does each narrower one", () => {
  expect(listPages(entries, 2)).toEqual([
    { category: "", number: 1, slugs: ["story-4", "story-3"] },
    { category: "", number: 2, slugs: ["story-2", "story-1"] },
    { category: "", number: 3, slugs: ["story-0"] },
    { category: "mobile", number: 1, slugs: ["story-4", "story-2"] },
    { category: "mobile", number: 2, slugs: ["story-0"] },
  ]);
});

test("an empty list has a page all the same", () => {
  expect(listPages([])).toEqual([{ category: "", number: 1, slugs: [] }]);
});

test.each([
  [1, "", "/portfolio"],
  [1, "mobile", "/portfolio#mobile"],
  [2, "", "/portfolio/page/2"],
  [2, "mobile", "/portfolio/mobile/page/2"],
])("page %i of “%s” has the path %s", (number, category, path) => {
  expect(listPath("/portfolio", number, category)).toBe(path);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 9, [1, 2, 3, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [417, 417, [1, 0, 416, 417]],
])("page %i of %i links to %j", (number, count, numbers) => {
  expect(pageNumbers(number, count)).toEqual(numbers);
});
