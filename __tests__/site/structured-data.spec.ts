import type { z } from "zod";
import { job } from "../../src/content-model/entities/shared";
import { isPublished, type Publication } from "../../src/content-model/publication";
import { jobPostings } from "../../src/seo/structured-data/job-posting";
import { content } from "../support/content";
import { entriesIn } from "../support/named-entries";
import { sitePages } from "../support/site-paths";
import { isOnSite, leftOutParts } from "../support/parts";
import { readBuiltPages, type BuiltPage } from "./support/built-pages";
import { itemFaults } from "../support/schema-org";
import { expect, test } from "./support/test";

interface Item {
  "@context"?: string;
  "@type"?: string;
  [key: string]: unknown;
}

let pages: (Omit<BuiltPage, "structuredData"> & { items: Item[] })[];

test.describe.configure({ mode: "default" });
test.beforeAll(async ({ playwright, browser, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  pages = (await readBuiltPages(request, browser)).map(({ structuredData, ...page }) => ({
    ...page,
    items: structuredData.map((source) => JSON.parse(source) as Item),
  }));
  await request.dispose();
});

const typesAt = (path: string) =>
  pages.find((page) => page.path === path)?.items.map((item) => item["@type"]);

test("every item is complete, and says nothing that schema.org does not know", () => {
  for (const { path, items } of pages) expect(items.flatMap(itemFaults), path).toEqual([]);
});

/** What breaks the search engines' rules. What they would like beside is only a warning. */
const errorsOf = async (items: readonly object[]) => {
  const { default: Validator } = await import("@adobe/structured-data-validator");
  const typed = items as { "@type": string }[];
  const jsonld = Object.fromEntries(
    typed.map(({ "@type": type }) => [type, typed.filter((item) => item["@type"] === type)]),
  );
  return (await new Validator().validate({ jsonld })).filter(({ severity }) => severity === "ERROR");
};

test("a validator of the search engines' rules finds no error", async () => {
  for (const { path, items } of pages) expect(await errorsOf(items), path).toEqual([]);
});

test("nor in openings, of which samples are not published", async () => {
  const context = { siteUrl: "https://kiln.example", site: content<never>("settings/site") };
  const openings = entriesIn("jobs").map((name) => {
    const { workplace = null, expiresAt = null, ...opening } = job.schema.parse(content(name));
    return { ...opening, workplace, expiresAt, sample: false };
  });
  const postings = jobPostings(context, openings);
  expect(await errorsOf(postings)).toEqual([]);
  expect(postings.flatMap(itemFaults)).toEqual([]);
});

test("every block is a schema.org item", () => {
  for (const { path, items } of pages) {
    for (const item of items) {
      expect(item, path).toMatchObject({ "@context": "https://schema.org", "@type": expect.any(String) });
    }
  }
});

test("the home page has an organization and a website; every other page has breadcrumbs", () => {
  expect(typesAt("/")).toEqual(["Organization", "WebSite"]);
  for (const { path, items } of pages.filter((page) => page.path !== "/")) {
    const trails = items.filter((item) => item["@type"] === "BreadcrumbList");
    expect(trails, path).toHaveLength(1);
    const steps = trails[0]?.["itemListElement"] as { item: string; position: number }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)?.item.endsWith(path), path).toBe(true);
  }
});

test("breadcrumbs contain the parent pages, also where the URL does not", () => {
  const trails = [
    { path: "/blog/react", above: ["/blog"] },
    { path: "/portfolio/sales-engagement-tool", above: ["/portfolio"] },
    { path: "/services/web-development", above: ["/services"] },
    { path: "/mobile-app-development", above: ["/services"] },
    { path: "/join-us", above: ["/career"] },
    { path: "/hire/react-js-developer", above: [] },
  ];
  const addresses = (path: string) => {
    const trail = pages
      .find((page) => page.path === path)
      ?.items.find((item) => item["@type"] === "BreadcrumbList");
    return (trail?.["itemListElement"] as { item: string }[]).map(({ item }) =>
      item.replace(/^https?:\/\/[^/]+/, ""),
    );
  };
  for (const { path, above } of trails.filter((trail) => isOnSite(trail.path))) {
    expect(addresses(path).slice(1), path).toEqual([...above, path]);
  }
});

test("pages have the schema.org type of their kind", () => {
  const kinds = [
    { part: "hire", kind: "hire-page", types: ["Service", "FAQPage"] },
    { kind: "service", types: ["Service"] },
    { kind: "development-page", types: ["Service", "FAQPage"] },
    { part: "blog", kind: "article", types: ["BlogPosting"] },
    { part: "portfolio", kind: "case-study", types: ["CreativeWork"] },
    { part: "blog", kind: "blog-topic", types: ["TechArticle"] },
    { part: "blog", kind: "blog-page", types: ["CollectionPage"] },
    { part: "portfolio", kind: "portfolio-page", types: ["CollectionPage"] },
    { kind: "services-page", types: ["CollectionPage"] },
    { kind: "about-page", types: ["AboutPage", "Organization"] },
    { kind: "contact-page", types: ["ContactPage", "Organization"] },
  ];
  for (const { kind, types } of kinds.filter(({ part }) => !leftOutParts.some((name) => name === part))) {
    const some = sitePages().filter((page) => page.kind === kind);
    expect(some.length).toBeGreaterThan(0);
    for (const { path } of some) expect(typesAt(path), path).toEqual(expect.arrayContaining(types));
  }
});

test("items about a page contain its URL", () => {
  for (const { path, items } of pages.filter((page) =>
    /^\/(hire|portfolio|blog|services)\/./.test(page.path),
  )) {
    const addresses = items.flatMap((item) => [item["url"], item["mainEntityOfPage"]]).filter(Boolean);
    for (const address of addresses) expect(address, path).toMatch(new RegExp(`^(https?://[^/]+)?${path}$`));
  }
});

test("the page's questions match those in its data", () => {
  for (const { path, items, text } of pages) {
    const questions = items
      .filter((item) => item["@type"] === "FAQPage")
      .flatMap((item) => item["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[]);
    for (const { name, acceptedAnswer } of questions) {
      expect(text, path).toContain(name);
      expect(acceptedAnswer.text.length, `${path}: ${name}`).toBeGreaterThan(20);
    }
  }
});

test("there are no reviews, and job postings of true openings alone", () => {
  const items = pages.flatMap((page) => page.items);
  expect(JSON.stringify(items)).not.toMatch(/"(Review|AggregateRating|Rating)"/);
  const openings = leftOutParts.includes("careers")
    ? []
    : entriesIn("jobs").map((name) => content<Publication & z.input<typeof job.schema>>(name));
  const isTrue = (opening: (typeof openings)[number]) =>
    !opening.sample && (opening.workplace ?? opening.remoteWithin?.[0]) && isPublished(opening, new Date());
  // Each on its own page, and in the list.
  const postings = items.filter((item) => item["@type"] === "JobPosting");
  expect(postings).toHaveLength(2 * openings.filter(isTrue).length);
});
