import { render } from "@testing-library/react";
import { FoundList, inGroups } from "../../src/frame/search/found-list";
import { Thumbnail } from "../../src/components/thumbnail/thumbnail";
import type { SearchHit } from "../../src/sections/site-search/find-in-index";

jest.mock("gatsby", () => ({ graphql: () => undefined, withPrefix: (path: string) => path, Link: "a" }));

const about = { path: "/about", title: "About", excerpt: "Who we are.", kind: "Company" } as SearchHit;
const found = (
  <FoundList
    id="found"
    name="Pages"
    groups={inGroups([about])}
    active={0}
    optionId={(index) => `option-${index}`}
    onOpen={() => undefined}
  />
);

test.each([
  ["page", <Thumbnail key="page" path="/about" />],
  ["dialog", found],
])("the search's %s has a page's picture by day and by night", (_place, shown) => {
  const { container } = render(shown);
  const pictures = [...container.querySelectorAll("img")].map((picture) => picture.getAttribute("src"));
  expect(pictures).toEqual(["/sharing/about.webp", "/sharing/about.night.webp"]);
});
