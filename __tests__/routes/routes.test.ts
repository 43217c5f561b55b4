/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { crumbsOf } from "../../src/routes/crumbs";
import { pageTable } from "../../src/routes/page-table";
import { contactPath, routeName } from "../../src/routes/route-name";
import { yearsInIndustry } from "../../src/sections/figure-section/years-in-industry";

test.each([
  ["/", "index"],
  ["/about", "about"],
  ["/hire/vue-js-developer", "hire-vue-js-developer"],
  ["/portfolio/Inventory-management-software-solution", "portfolio-Inventory-management-software-solution"],
  ["/services/?from=x#faq", "services"],
  ["/404.html", "404"],
])("the route at %s is named %s", (path, name) => {
  expect(routeName(path)).toBe(name);
});

test("the link to the contact page contains the current route", () => {
  expect(contactPath("/blog/react")).toBe("/contact-us?from=blog-react");
  expect(contactPath("/contact-us")).toBe("#inquiry");
});

test("every template shows a kind of page of the page table", () => {
  const templates = readdirSync(join(__dirname, "../../src/templates")).flatMap((file) =>
    file.endsWith(".tsx") ? [file.replace(".tsx", "")] : [],
  );
  const named = pageTable.map(({ template }) => template);
  expect(templates.sort()).toEqual(named.sort());
});

describe("breadcrumbs", () => {
  const names = new Map([
    ["/", "Home"],
    ["/portfolio", "Portfolio"],
    ["/portfolio/sales-engagement-tool", "Sales tool"],
    ["/services", "Services"],
    ["/services/web", "Web"],
    ["/app-development", "Apps"],
    ["/hire/vue-js-developer", "Vue"],
    ["/hire/react-js-developer", "React"],
    ["/hire/one-more", "One more"],
    ["/career", "Career"],
    ["/join-us", "Join us"],
    ["/about", "About"],
  ]);
  const parents = new Map([["/join-us", "/career"]]);
  const menu = [
    {
      label: "What we do",
      href: "/services",
      links: [{ href: "/services/web" }, { href: "/app-development" }],
    },
    {
      label: "Hire developers",
      href: "/hire/react-js-developer",
      links: [{ href: "/hire/react-js-developer" }, { href: "/hire/vue-js-developer" }],
    },
    { label: "About", href: "/about" },
  ];
  const trail = (path: string) => crumbsOf(path, { names, parents, menu });

  test("lead from the home page through the folders of the URL", () => {
    expect(trail("/portfolio/sales-engagement-tool")).toEqual([
      { name: "Home", path: "/" },
      { name: "Portfolio", path: "/portfolio" },
      { name: "Sales tool", path: "/portfolio/sales-engagement-tool" },
    ]);
    expect(trail("/services/web").map(({ name }) => name)).toEqual(["Home", "Services", "Web"]);
    expect(trail("/about").map(({ name }) => name)).toEqual(["Home", "About"]);
    expect(trail("/")).toEqual([{ name: "Home", path: "/" }]);
  });

  test("lead through the parent in the page table", () => {
    expect(trail("/join-us").map(({ path }) => path)).toEqual(["/", "/career", "/join-us"]);
  });

  test("lead through the menu entry when neither names a parent", () => {
    expect(trail("/app-development").map(({ path }) => path)).toEqual(["/", "/services", "/app-development"]);
  });

  test("have a step without a link when the entry links to one of its own pages", () => {
    const hire = [{ name: "Home", path: "/" }, { name: "Hire developers" }];
    const [vue, react] = ["/hire/vue-js-developer", "/hire/react-js-developer"] as const;
    expect(trail(vue)).toEqual([...hire, { name: "Vue", path: vue }]);
    expect(trail(react)).toEqual([...hire, { name: "React", path: react }]);
    // Not in the menu, but in the folder of pages that are.
    expect(trail("/hire/one-more").slice(0, 2)).toEqual(hire);
  });
});

test.each([
  ["2026-01-01T00:00", 12],
  ["2026-06-30T23:59", 12],
  ["2026-07-01T00:00", 13],
  ["2026-12-31T23:59", 13],
])("on %s a company founded in 2013 has %d years", (moment, years) => {
  expect(yearsInIndustry(2013, new Date(moment))).toBe(years);
});
