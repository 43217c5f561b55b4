import type { ListedPage } from "../../routes/page-context";

/** Pages with the same parent. */
export interface PageGroup {
  name: string;
  /** Path of the parent page, if there is one. */
  path?: string;
  pages: readonly ListedPage[];
}

/**
 * Pages grouped by their parent, the largest group first. Pages without siblings are in the last group.
 */
export const pageGroups = (listed: readonly ListedPage[], others: string): PageGroup[] => {
  const areaOf = ({ summary }: ListedPage) => summary.split(" · ")[0]!;
  const below = (name: string) => listed.filter((page) => areaOf(page) === name);
  const headOf = (name: string) => listed.find((page) => !page.summary && page.name === name);
  const named = [...new Set(listed.map(areaOf))].filter(Boolean);
  const areas = named.filter((name) => below(name).length > 1 || !headOf(name));
  const groups = areas.map((name): PageGroup => {
    const head = headOf(name);
    return { name, pages: below(name), ...(head && { path: head.path }) };
  });
  const alone = listed
    .filter((page) => !page.summary && !areas.includes(page.name))
    .flatMap((page) => [page, ...(named.includes(page.name) ? below(page.name) : [])]);
  groups.sort((one, other) => other.pages.length - one.pages.length);
  return alone.length > 0 ? [...groups, { name: others, pages: alone }] : groups;
};

/** The pages of a group as lists, each with its title; kinds without a title come first. */
export const byTitle = (
  pages: readonly ListedPage[],
  titleOf: (page: ListedPage) => string,
): { title: string; pages: readonly ListedPage[] }[] => {
  const titles = [...new Set(pages.map(titleOf))].sort(
    (one, other) => Number(one !== "") - Number(other !== ""),
  );
  return titles.map((title) => ({ title, pages: pages.filter((page) => titleOf(page) === title) }));
};
