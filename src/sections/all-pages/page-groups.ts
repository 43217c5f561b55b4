import type { ListedPage } from "../../routes/page-context";

/** Pages that stand below the same one. */
export interface PageGroup {
  name: string;
  /** Of the page that they stand below, where there is one. */
  path?: string;
  pages: readonly ListedPage[];
}

/** Pages by what they stand below, the largest group first; pages that stand alone make the last one. */
export const pageGroups = (listed: readonly ListedPage[], others: string): PageGroup[] => {
  const areaOf = ({ summary }: ListedPage) => summary.split(" · ")[0]!;
  const areas = [...new Set(listed.map(areaOf))].filter(Boolean);
  const groups = areas.map((name): PageGroup => {
    const head = listed.find((page) => !page.summary && page.name === name);
    const pages = listed.filter((page) => areaOf(page) === name);
    return { name, pages, ...(head && { path: head.path }) };
  });
  const alone = listed.filter((page) => !page.summary && !areas.includes(page.name));
  groups.sort((one, other) => other.pages.length - one.pages.length);
  return alone.length > 0 ? [...groups, { name: others, pages: alone }] : groups;
};
