import { isChosen, type StoryChoice, type StoryFilterKey } from "../../routes/story-filter";

const countOf = (stories: readonly StoryChoice[], fact: StoryFilterKey, value: string): number =>
  stories.filter((story) => story[fact].includes(value)).length;

/**
 * The filter options, the most frequent first, each with the number of case studies that have it and match the other
 * filters. An option that all of them have is useless, so it appears only while it is chosen, to be removed again.
 */
export const optionsOf = (stories: readonly StoryChoice[], fact: StoryFilterKey, choice: StoryChoice) => {
  // One matching industry is enough, so other chosen industries do not reduce the number.
  const others = fact === "industries" ? { ...choice, industries: [] } : choice;
  const left = stories.filter((story) => isChosen(story, others));
  return [...new Set(stories.flatMap((story) => story[fact]))]
    .map((value) => ({ value, all: countOf(stories, fact, value) }))
    .filter(({ value, all }) => all < stories.length || choice[fact].includes(value))
    .sort((a, b) => b.all - a.all || a.value.localeCompare(b.value))
    .map(({ value }) => ({ value, label: value, count: countOf(left, fact, value) }));
};
