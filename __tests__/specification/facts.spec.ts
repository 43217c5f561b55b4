import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { readBuiltPages, type BuiltPage } from "../site/support/built-pages";
import { expect, test } from "../site/support/test";
import { content } from "../support/content";
import { specificationApplies } from "./applies";
import { facts } from "./facts";
import { specRoutes } from "./routes";

let pages: BuiltPage[];

const jobs = readdirSync(resolve(__dirname, "../../content/jobs"))
  .filter((file) => file.endsWith(".yaml"))
  .map((file) =>
    content<{ duties: { heading: string; text: string }[] }>(`jobs/${file.replace(".yaml", "")}`),
  );

test.skip(!specificationApplies);
test.describe.configure({ mode: "default" });
test.beforeAll(async ({ playwright, browser, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  pages = await readBuiltPages(request, browser);
  await request.dispose();
});

const flat = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll("\u2060", "")
    .replace(/\s+/g, " ");

/** The texts that a page lacks, ignoring case and the kind of apostrophe. */
const lacking = ({ text }: BuiltPage, texts: readonly string[]) => {
  const shown = flat(text);
  return texts.filter((fact) => !shown.includes(flat(fact)));
};

test("every route of the specification is a page, 42 in all", () => {
  expect(specRoutes).toHaveLength(42);
  expect(specRoutes.filter((route) => !pages.some(({ path }) => path === route))).toEqual([]);
});

for (const { on, sentence, texts } of facts) {
  test(`${on} says: ${sentence}`, () => {
    const some = pages.filter(({ path }) => (typeof on === "string" ? on === path : on.test(path)));
    expect(some.length).toBeGreaterThan(0);
    const missing = some.map((page) => [page.path, lacking(page, texts)] as const);
    expect(Object.fromEntries(missing.filter(([, found]) => found.length > 0))).toEqual({});
  });
}

test("the sales contacts are on the contact page, the recruitment contacts on the other pages", () => {
  const { sales, recruitment } =
    content<Record<"sales" | "recruitment", { phone: string; email: string }>>("settings/site");
  for (const { path, text } of pages.filter((page) => ["/contact-us", "/career"].includes(page.path))) {
    const [own, others] = path === "/contact-us" ? [sales, recruitment] : [recruitment, sales];
    expect(text, path).toContain(own.email);
    expect(text, path).toContain(own.phone);
    expect(text, path).not.toContain(others.phone);
  }
});

test("trials are mentioned only where the specification has them", () => {
  const where = (claim: string) =>
    pages.filter((page) => lacking(page, [claim]).length === 0).map(({ path }) => path);
  expect(where("20 hour trial")).toEqual(["/mobile-app-development"]);
  expect(where("15 days risk-free trial").every((path) => path.startsWith("/services"))).toBe(true);
  expect(where("1-2 week").every((path) => path.startsWith("/hire/"))).toBe(true);
});

/** Expects texts on a page in this order. */
const inOrder = ({ path, text }: BuiltPage, texts: readonly string[]) => {
  const places = texts.map((mark) => flat(text).indexOf(flat(mark)));
  expect(places, path).not.toContain(-1);
  expect(places, path).toEqual([...places].sort((a, b) => a - b));
};

test("case studies have their sections in the order of the specification", () => {
  for (const page of pages.filter(({ path }) => path.startsWith("/portfolio/"))) {
    inOrder(page, ["additional features", "technology stack", "view all portfolio", "available right now"]);
  }
});

test("service and hire pages have their sections in the order of the specification", () => {
  type Sections = Record<string, { heading: string }>;
  const shared = ["professionals", "serviceCards", "call", "engagement", "whyChoose"];
  const orders = {
    services: [["hero", ...shared]],
    hire: [
      ["hero", ...shared.map((key) => (key === "serviceCards" ? "serviceTiles" : key))],
      [
        ...["hero", "company", "serviceTiles", "whyHire", "enquiry"],
        ...["process", "technologies", "experiences"],
        ...["industries", "clientFeedback", "faqs", "otherPages"],
      ],
    ],
  };
  for (const [kind, sequences] of Object.entries(orders)) {
    for (const page of pages.filter(({ path }) => path.startsWith(`/${kind}/`))) {
      const sections = content<Sections>(page.path.slice(1));
      const { company } = content<{ company: string }>("settings/site");
      for (const keys of sequences) {
        const headings = keys.map((key) => (sections[key]?.heading ?? key).replace("{company}", company));
        inOrder(page, headings);
      }
    }
  }
});

test("the home page's h1 is the claim followed by the sentence", () => {
  const { claim, heading } = content<{ hero: { claim: string; heading: string } }>("pages/home").hero;
  expect(pages.find(({ path }) => path === "/")?.headings).toEqual([`${claim} ${heading}`]);
});

test("the five services are in the banner of their page", () => {
  const { services } = content<{ services: string[] }>("pages/services");
  const links = pages.find(({ path }) => path === "/services")?.bannerLinks;
  expect(links).toEqual(expect.arrayContaining(services.map((slug) => `/services/${slug}`)));
});

test("an article's sidebar has the form first, then the technologies", () => {
  const { topics } = content<{ article: { topics: string } }>("settings/labels").article;
  const { sidebar } = content<{ sidebar: { heading: string } }>("settings/forms");
  for (const { path, text } of pages.filter((page) => page.path.startsWith("/blog/"))) {
    expect(text.lastIndexOf(topics), path).toBeGreaterThan(text.lastIndexOf(sidebar.heading));
  }
});

test("an opening lists its duties", () => {
  const page = pages.find(({ path }) => path === "/join-us");
  for (const { duties = [] } of jobs) {
    const texts = duties.flatMap(({ heading, text }) => [heading, text]);
    expect(page && lacking(page, texts)).toEqual([]);
  }
});
