/** @jest-environment node */
import { noChoice } from "../../src/routes/story-filter";
import { optionsOf } from "../../src/sections/case-studies/story-filter";

const stories = [
  { technologies: ["PostgreSQL", "React", "Node.js"], industries: ["Ecommerce"] },
  { technologies: ["PostgreSQL", "React"], industries: ["Fintech"] },
  { technologies: ["PostgreSQL", "Vue.js"], industries: ["Fintech"] },
];
const counts = (...args: Parameters<typeof optionsOf>) =>
  optionsOf(...args).map(({ label, count }) => `${label} ${count}`);

test("what all have is no choice, except to take it away again", () => {
  expect(counts(stories, "technologies", noChoice)).toEqual(["React 2", "Node.js 1", "Vue.js 1"]);
  expect(counts(stories, "technologies", { ...noChoice, technologies: ["PostgreSQL"] })).toEqual([
    "PostgreSQL 3",
    "React 2",
    "Node.js 1",
    "Vue.js 1",
  ]);
});

test("a count is what would be left, in the same order", () => {
  const react = { ...noChoice, technologies: ["React"] };
  expect(counts(stories, "technologies", react)).toEqual(["React 2", "Node.js 1", "Vue.js 0"]);
  expect(counts(stories, "industries", react)).toEqual(["Fintech 1", "Ecommerce 1"]);
  // One of several industries is enough, so a second one adds to the first.
  const fintech = { ...noChoice, industries: ["Fintech"] };
  expect(counts(stories, "industries", fintech)).toEqual(["Fintech 2", "Ecommerce 1"]);
  expect(counts(stories, "technologies", fintech)).toEqual(["React 1", "Node.js 0", "Vue.js 1"]);
});
