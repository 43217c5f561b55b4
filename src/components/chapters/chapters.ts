/** The chapters of a long page, in order. Their names are ids of the page and keys of the labels. */
export const chapters = ["why", "how", "who"] as const;

export type ChapterName = (typeof chapters)[number];
