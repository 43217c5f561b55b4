/** @jest-environment node */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { specificationApplies } from "./applies";
import { specRoutes } from "./routes";

/** Section 9 and the lists of sections 2 and 3: “Hire types three; process steps six. … React FAQ 11 questions”. */
const test = specificationApplies ? globalThis.test : globalThis.test.skip;

const folder = resolve(__dirname, "../../content");
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the schemas check the shapes; these tests only count
const read = (name: string): any => parse(readFileSync(resolve(folder, `${name}.yaml`), "utf8"));

test.each([
  ["six services on the home page", () => read("pages/home").serviceBento.items, 6],
  ["eight client logos", () => read("pages/home").clientWall.logos, 8],
  ["four figures on the home page", () => read("pages/home").companySummary.stats, 4],
  ["four figures on the about page", () => read("pages/about").stats, 4],
  ["four badges, shown twice", () => read("pages/about").accreditations.badges, 4],
  ["three slides of photos", () => read("pages/about").lifeGallery.slides, 3],
  ["twelve years", () => read("pages/about").journeyTimeline.items, 12],
  ["three core values", () => read("pages/about").values.items, 3],
  ["three steps of help", () => read("pages/contact-us").help.items, 3],
  ["four strips of We Offer", () => read("pages/career").offers.items, 4],
  ["six steps of the process", () => read("shared/process").steps, 6],
  ["three hire types", () => read("shared/hire-types").items, 3],
  ["eight industries", () => read("shared/industries").items, 8],
  ["six technology tabs", () => read("shared/technologies").tabs, 6],
  ["four experiences", () => read("shared/experiences").items, 4],
  ["five services listed", () => read("pages/services").services, 5],
  ["three development blocks", () => read("pages/services").developmentBlocks, 3],
  ["six portfolio tabs", () => read("pages/portfolio").tabs, 6],
  ["three audiences", () => read("development/mobile-app-development").audiences.tabs, 3],
  ["four service cards", () => read("development/mobile-app-development").linkedServices.cards, 4],
  ["eight design items", () => read("development/mobile-app-development").expertise.items, 8],
  ["seven bullets on Node's banner", () => read("hire/node-js-developers").hero.points, 7],
  ["seven benefits of Node's company", () => read("hire/node-js-developers").company.points, 7],
  ["six tiles for Node", () => read("hire/node-js-developers").serviceTiles.tiles, 6],
  ["six tiles for Vue", () => read("hire/vue-js-developer").serviceTiles.tiles, 6],
  ["eleven questions for React", () => read("faqs/react-js-developer").questions, 11],
  ["seven questions for Node", () => read("faqs/node-js-developers").questions, 7],
  ["seven questions for Vue", () => read("faqs/vue-js-developer").questions, 7],
  ["two offices", () => read("settings/site").offices, 2],
])("there are %s", (_, list, count) => {
  expect(list()).toHaveLength(count);
});

test("the years run from 2013 to 2024 without a gap", () => {
  const years = read("pages/about").journeyTimeline.items.map(({ year }: { year: number }) => year);
  expect(years).toEqual(Array.from({ length: 12 }, (_, index) => 2013 + index));
});

test("Our Life has eleven photos, some wide and some tall", () => {
  const { slides } = read("pages/about").lifeGallery as { slides: { photos: { layout?: string }[] }[] };
  const layouts = slides.flatMap(({ photos }) => photos.map(({ layout }) => layout));
  expect(layouts).toHaveLength(11);
  expect(layouts).toEqual(expect.arrayContaining(["wide", "tall"]));
});

test("hire pages count 70+, 40+, 20 and 06, under titles of their own, and tick their technology", () => {
  const pages = specRoutes.filter((route) => route.startsWith("/hire/")).map((route) => read(route.slice(1)));
  for (const { counters } of pages) {
    expect(counters.map(({ count }: { count: string }) => count)).toEqual(["70+", "40+", "20", "06"]);
  }
  const titles = pages.map(({ counters }) => counters.map(({ title }: { title: string }) => title).join("|"));
  expect(new Set(titles).size).toBe(pages.length);
  expect(Object.fromEntries(pages.map(({ slug, technologyId }) => [slug, technologyId]))).toEqual({
    ...{ "laravel-developers": 1644, "mobile-app-developers": 1646, "node-js-developers": 1645 },
    ...{ "react-js-developer": 1593, "vue-js-developer": 1592 },
  });
});

test("badges have the specification's ratings, and are marked as samples", () => {
  const { badges, sample } = read("pages/about").accreditations;
  const ratings = badges.flatMap(({ rating }: { rating?: number }) => rating ?? []);
  for (const rating of ratings) expect([4, 4.2, 4.5]).toContain(rating);
  expect(ratings).toHaveLength(3);
  expect(sample).toBe(true);
});
