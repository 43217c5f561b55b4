export const entriesOnPage = 24;

/** Number of articles in a feed; readers keep those that they have loaded. */
export const entriesInFeed = 20;

/** What a list needs of an entry. */
export interface ListEntry {
  slug: string;
  createdAt: string;
  /** Narrower lists that also contain the entry, such as its categories. */
  categories: readonly string[];
}

export interface ListPage {
  /** The category of the list; empty for the whole list. */
  category: string;
  number: number;
  /** Slugs of its entries, in order. */
  slugs: readonly string[];
}

/** The category in a path; the whole list has none. */
export const categoryInPath = (category: string): string => (category === "all" ? "" : category);

/** URL of a page of a list. The first page of a category is a tab of the index page. */
export const listPath = (index: string, number: number, category = ""): string => {
  if (number === 1) return category ? `${index}#${category}` : index;
  return `${index}${category && `/${category}`}/page/${number}`;
};

/** Newest first; entries of one day by slug, so that every build has the same order. */
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

/** All pages of the whole list, then those of each category. */
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
