/** So many entries stand on one page of a list. */
export const entriesOnPage = 24;

/** So many of the newest articles are in a feed: readers keep what they have seen. */
export const entriesInFeed = 20;

/** What a list must know of an entry. */
export interface ListEntry {
  slug: string;
  createdAt: string;
  /** Narrower lists that have it too, such as its categories. */
  categories: readonly string[];
}

/** A page of a list. */
export interface ListPage {
  /** The narrower list that it belongs to; empty for the whole list. */
  category: string;
  number: number;
  /** Slugs of its entries, in order. */
  slugs: readonly string[];
}

/** The narrower list of a category; the tab of all is the whole list. */
export const categoryInPath = (category: string): string => (category === "all" ? "" : category);

/** Address of a page of a list. The first pages of narrower lists are tabs of the index page. */
export const listPath = (index: string, number: number, category = ""): string => {
  if (number === 1) return category ? `${index}#${category}` : index;
  return `${index}${category && `/${category}`}/page/${number}`;
};

/** Newest first; those of one day by their slugs, so that no build differs from another. */
export const newestFirst = <Entry extends Pick<ListEntry, "slug" | "createdAt">>(
  entries: readonly Entry[],
): Entry[] =>
  [...entries].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || (a.slug < b.slug ? -1 : 1));

const cut = (slugs: readonly string[], category: string, size: number): ListPage[] =>
  Array.from({ length: Math.max(1, Math.ceil(slugs.length / size)) }, (_, index) => ({
    category,
    number: index + 1,
    slugs: slugs.slice(index * size, (index + 1) * size),
  }));

/** All pages of the whole list, then those of each narrower one. */
export const listPages = (entries: readonly ListEntry[], size = entriesOnPage): ListPage[] => {
  const ordered = newestFirst(entries);
  const categories = [...new Set(ordered.flatMap((entry) => entry.categories))].sort();
  return ["", ...categories].flatMap((category) =>
    cut(
      ordered.filter((entry) => !category || entry.categories.includes(category)).map(({ slug }) => slug),
      category,
      size,
    ),
  );
};
