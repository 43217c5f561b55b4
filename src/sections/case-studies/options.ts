import { isChosen, type StoryChoice, type StoryFilterKey } from "../../routes/story-filter";

const countOf = (stories: readonly StoryChoice[], fact: StoryFilterKey, value: string): number =>
  stories.filter((story) => story[fact].includes(value)).length;

/**
 * What can be chosen, the most frequent first, each with the number of case studies that have it and fit what else is
 * chosen. What all of them have is no choice; it stands here only while it is chosen, to be taken away again.
 */
export const optionsOf = (stories: readonly StoryChoice[], fact: StoryFilterKey, choice: StoryChoice) => {
  // One industry of several is enough, so the others do not narrow it.
  const others = fact === "industries" ? { ...choice, industries: [] } : choice;
  const left = stories.filter((story) => isChosen(story, others));
  return [...new Set(stories.flatMap((story) => story[fact]))]
    .map((value) => ({ value, all: countOf(stories, fact, value) }))
    .filter(({ value, all }) => all < stories.length || choice[fact].includes(value))
    .sort((a, b) => b.all - a.all || a.value.localeCompare(b.value))
    .map(({ value }) => ({ value, label: value, count: countOf(left, fact, value) }));
};
