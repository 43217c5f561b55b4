import { pathOf } from "./page-table";

/** The portfolio page's filters, which are also its URL's parameters. */
export const storyFilterKeys = ["technologies", "industries"] as const;

export type StoryFilterKey = (typeof storyFilterKeys)[number];

/** The chosen filters: a case study must have all technologies and one of the industries. */
export type StoryChoice = Readonly<Record<StoryFilterKey, readonly string[]>>;

export const noChoice: StoryChoice = { technologies: [], industries: [] };

export const storyFilterId = "stories";

export const choiceIn = (query: string): StoryChoice => {
  const asked = new URLSearchParams(query);
  return { technologies: asked.getAll("technologies"), industries: asked.getAll("industries") };
};

/**
 * The part of a choice that some case study has, in its spelling. A typed or old URL may contain `react` or a filter
 * that no longer exists, for which there would be no chip to switch it off.
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

/** URL of the case studies that match. */
export const storiesPath = (choice: Partial<StoryChoice>): string =>
  `${pathOf("portfolio-page")}${queryOf({ ...noChoice, ...choice })}#${storyFilterId}`;

/** Whether a case study matches the choice. */
export const isChosen = (story: StoryChoice, { technologies, industries }: StoryChoice): boolean =>
  technologies.every((name) => story.technologies.includes(name)) &&
  (industries.length === 0 || industries.some((name) => story.industries.includes(name)));
