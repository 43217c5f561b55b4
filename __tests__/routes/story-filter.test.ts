import { choiceIn, isChosen, noChoice, offeredOf, queryOf, storiesPath } from "../../src/routes/story-filter";

const cups = { technologies: ["React", "Node.js"], industries: ["Ecommerce"] };
const kilns = { technologies: ["React"], industries: ["Fintech", "Media"] };

test.each([
  ["nothing", noChoice, [true, true]],
  ["a technology of both", { ...noChoice, technologies: ["React"] }, [true, true]],
  [
    "two technologies, of which each is asked",
    { ...noChoice, technologies: ["React", "Node.js"] },
    [true, false],
  ],
  [
    "two industries, of which one is enough",
    { ...noChoice, industries: ["Media", "Ecommerce"] },
    [true, true],
  ],
  ["both kinds", { technologies: ["React"], industries: ["Fintech"] }, [false, true]],
  ["what nobody has", { ...noChoice, technologies: ["Cobol"] }, [false, false]],
])("%s", (_name, choice, expected) => {
  expect([cups, kilns].map((story) => isChosen(story, choice))).toEqual(expected);
});

test("an address says what is chosen, and is read as it was written", () => {
  const choice = { technologies: ["React Native", "C++ & C#"], industries: ["Print and branding"] };
  expect(choiceIn(queryOf(choice))).toEqual(choice);
  expect(choiceIn("?technologies=A&from=x&industries=B&technologies=C")).toEqual({
    technologies: ["A", "C"],
    industries: ["B"],
  });
  expect(queryOf(noChoice)).toBe("");
  expect(storiesPath({ industries: ["Fintech"] })).toBe("/portfolio?industries=Fintech#stories");
});

test("of an address, what case studies have is chosen, however it is written", () => {
  const asked = { technologies: ["react", "NODE.JS", "Cobol"], industries: ["media", "Farming"] };
  expect(offeredOf(asked, [cups, kilns])).toEqual({
    technologies: ["React", "Node.js"],
    industries: ["Media"],
  });
});
