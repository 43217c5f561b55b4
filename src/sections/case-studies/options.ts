import type { StoryChoice, StoryFilterKey } from "../../routes/story-filter";

/** What can be chosen, each with the number of case studies that have it, the most frequent first. */
export const optionsOf = (stories: readonly StoryChoice[], fact: StoryFilterKey) => {
  const counts = new Map<string, number>();
  for (const story of stories)
    for (const value of story[fact]) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, label: value, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
};
