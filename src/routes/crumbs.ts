/** One breadcrumb; it has no path if it has no page. */
export interface Crumb {
  name: string;
  path?: string;
}

/** The part of a main navigation entry that breadcrumbs need. */
export interface MenuEntry {
  label: string;
  href: string;
  links?: readonly { href: string }[];
}

export interface SiteMap {
  /** Page titles by path. */
  names: ReadonlyMap<string, string>;
  /** Parent pages by path, where the URL does not show the parent. */
  parents: ReadonlyMap<string, string>;
  menu: readonly MenuEntry[];
}

const foldersOf = (path: string): string[] => {
  const parts = path.split("/").filter(Boolean).slice(0, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
};

/**
 * The menu entry that contains `path` or its folder. An entry that links to a page of its own submenu has no page of
 * its own.
 */
const menuStep = (path: string, { menu, names }: SiteMap): Crumb[] => {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const entry = menu.find(({ links }) =>
    links?.some(({ href }) => href === path || (folder !== "/" && href.startsWith(folder))),
  );
  if (!entry) return [];
  const name = names.get(entry.href);
  const isPage = name !== undefined && !entry.links?.some(({ href }) => href === entry.href);
  return [isPage ? { name, path: entry.href } : { name: entry.label }];
};

/**
 * Breadcrumbs from the home page to `path`. Parents come from the page table, otherwise from the URL, otherwise from
 * the menu.
 */
export const crumbsOf = (path: string, siteMap: SiteMap): Crumb[] => {
  const { names, parents } = siteMap;
  const pageStep = (step: string): Crumb[] => {
    const name = names.get(step);
    return name === undefined ? [] : [{ name, path: step }];
  };
  const parent = parents.get(path);
  const above = (parent === undefined ? foldersOf(path) : [parent]).flatMap(pageStep);
  return [
    ...pageStep("/"),
    ...(above.length > 0 ? above : menuStep(path, siteMap)),
    ...(path === "/" ? [] : pageStep(path)),
  ];
};
