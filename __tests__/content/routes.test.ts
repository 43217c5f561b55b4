/** @jest-environment node */
import { crumbsOf } from "../../src/routes/crumbs";
import { contactPath, routeName } from "../../src/routes/route-name";
import { yearsInIndustry } from "../../src/components/stat-value/years-in-industry";

test.each([
  ["/", "index"],
  ["/about", "about"],
  ["/hire/vue-js-developer", "hire-vue-js-developer"],
  ["/portfolio/Inventory-management-software-solution", "portfolio-Inventory-management-software-solution"],
  ["/services/?from=x#faq", "services"],
  ["/404.html", "404"],
])("the route at %s is called %s", (path, name) => {
  expect(routeName(path)).toBe(name);
});

test("the contact page learns where a visitor came from", () => {
  expect(contactPath("/blog/react")).toBe("/contact-us?from=blog-react");
});

test("a trail leads from the home page through the pages above; folders without a page are left out", () => {
  const names = new Map([
    ["/", "Home"],
    ["/portfolio", "Portfolio"],
    ["/portfolio/sales-engagement-tool", "Sales tool"],
    ["/hire/vue-js-developer", "Vue"],
  ]);
  expect(crumbsOf("/portfolio/sales-engagement-tool", names)).toEqual([
    { name: "Home", path: "/" },
    { name: "Portfolio", path: "/portfolio" },
    { name: "Sales tool", path: "/portfolio/sales-engagement-tool" },
  ]);
  expect(crumbsOf("/hire/vue-js-developer", names).map(({ name }) => name)).toEqual(["Home", "Vue"]);
  expect(crumbsOf("/", names)).toEqual([{ name: "Home", path: "/" }]);
});

test.each([
  ["2026-01-01T00:00", 12],
  ["2026-06-30T23:59", 12],
  ["2026-07-01T00:00", 13],
  ["2026-12-31T23:59", 13],
])("on %s the company of 2013 counts %d years", (moment, years) => {
  expect(yearsInIndustry(2013, new Date(moment))).toBe(years);
});
