import { pageTable, pathOf } from "../routes/page-table";
import { listPages, listPath, newestFirst } from "../routes/paged-list";

/** The part of a content file that creating pages needs. */
export interface ContentNode {
  slug?: string;
  name: string;
  createdAt?: string;
  categories?: readonly string[];
}

const asEntry = ({ slug = "", createdAt = "", categories = [] }: ContentNode) => ({
  slug,
  createdAt,
  categories,
});

/** The pages of all lists. The first page of a list also shows the beginning of its categories' lists, as tabs. */
export const listRows = (nodesOf: (kind: string) => readonly ContentNode[]) =>
  pageTable.flatMap((row) => {
    // If the site has no entries of this kind, there is no list.
    if (!("list" in row) || nodesOf(row.entity).length === 0) return [];
    const { entity: kind, template } = row;
    const index = pathOf(kind);
    const entries = nodesOf(row.list.of).map(asEntry);
    const pages = listPages(entries);
    const counts: Record<string, number> = {};
    for (const { category, number } of pages) counts[category] = number;
    const onFirst = new Set(pages.filter(({ number }) => number === 1).flatMap(({ slugs }) => slugs));
    const first = newestFirst(entries)
      .map(({ slug }) => slug)
      .filter((slug) => onFirst.has(slug));
    return [
      { path: index, kind, template, own: { slugs: first, counts, category: "", number: 1 } },
      ...pages
        .filter(({ number }) => number > 1)
        .map(({ category, number, slugs }) => ({
          path: listPath(index, number, category),
          kind,
          template,
          own: { slugs, counts, category, number },
        })),
    ];
  });

/** The next article to read: the next older one, and after the oldest the newest. */
export const nextSlugs = (nodes: readonly ContentNode[]): ReadonlyMap<string, string> => {
  const slugs = newestFirst(nodes.map(asEntry)).map(({ slug }) => slug);
  const [newest, ...older] = slugs;
  if (newest === undefined || older.length === 0) return new Map();
  return new Map(slugs.map((slug, index) => [slug, older[index] ?? newest]));
};
