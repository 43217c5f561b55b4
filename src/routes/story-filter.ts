import { pathOf } from "./page-table";

/** What the case studies of the portfolio page are chosen by; also the parameters of its address. */
export const storyFilterKeys = ["technologies", "industries"] as const;

export type StoryFilterKey = (typeof storyFilterKeys)[number];

/** What is chosen: a case study has each of the technologies and is about one of the industries. */
export type StoryChoice = Readonly<Record<StoryFilterKey, readonly string[]>>;

export const noChoice: StoryChoice = { technologies: [], industries: [] };

/** Place of the choice on the page. */
export const storyFilterId = "stories";

export const choiceIn = (query: string): StoryChoice => {
  const asked = new URLSearchParams(query);
  return { technologies: asked.getAll("technologies"), industries: asked.getAll("industries") };
};

/**
 * What of a choice some case study has, in its spelling. An address typed by hand, or an old one, may ask for `react` or
 * for what is gone: no chip would take that away again.
 */
export const offeredOf = (choice: StoryChoice, stories: readonly StoryChoice[]): StoryChoice => {
  const offered = (key: StoryFilterKey) => {
    const asked = choice[key].map((value) => value.toLowerCase());
    const values = new Set(stories.flatMap((story) => story[key]));
    return [...values].filter((value) => asked.includes(value.toLowerCase()));
  };
  return { technologies: offered("technologies"), industries: offered("industries") };
};

export const queryOf = (choice: StoryChoice): string => {
  const query = new URLSearchParams(
    storyFilterKeys.flatMap((fact) => choice[fact].map((value) => [fact, value])),
  ).toString();
  return query && `?${query}`;
};

/** Address of the case studies that are about this. */
export const storiesPath = (choice: Partial<StoryChoice>): string =>
  `${pathOf("portfolio-page")}${queryOf({ ...noChoice, ...choice })}#${storyFilterId}`;

/** Whether a case study is among the chosen. */
export const isChosen = (story: StoryChoice, { technologies, industries }: StoryChoice): boolean =>
  technologies.every((name) => story.technologies.includes(name)) &&
  (industries.length === 0 || industries.some((name) => story.industries.includes(name)));
