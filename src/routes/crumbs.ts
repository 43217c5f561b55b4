/** One step of a breadcrumb trail; without a path where no page stands for it. */
export interface Crumb {
  name: string;
  path?: string;
}

/** An entry of the main navigation, as far as trails read it. */
export interface MenuEntry {
  label: string;
  href: string;
  links?: readonly { href: string }[];
}

export interface Whereabouts {
  /** Name of every page by its path. */
  names: ReadonlyMap<string, string>;
  /** Pages above that the address does not tell. */
  parents: ReadonlyMap<string, string>;
  menu: readonly MenuEntry[];
}

const foldersOf = (path: string): string[] => {
  const parts = path.split("/").filter(Boolean).slice(0, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
};

/** The menu's entry over `path` or its folder; one that leads to a page of its own list stands for no page. */
const menuStep = (path: string, { menu, names }: Whereabouts): Crumb[] => {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const entry = menu.find(({ links }) =>
    links?.some(({ href }) => href === path || (folder !== "/" && href.startsWith(folder))),
  );
  if (!entry) return [];
  const name = names.get(entry.href);
  const isPage = name !== undefined && !entry.links?.some(({ href }) => href === entry.href);
  return [isPage ? { name, path: entry.href } : { name: entry.label }];
};

/** Steps above `path`, the home page first and `path` itself last: by its address, the page table or the menu. */
export const crumbsOf = (path: string, whereabouts: Whereabouts): Crumb[] => {
  const { names, parents } = whereabouts;
  const pageStep = (step: string): Crumb[] => {
    const name = names.get(step);
    return name === undefined ? [] : [{ name, path: step }];
  };
  const above = (parents.has(path) ? [parents.get(path)!] : foldersOf(path)).flatMap(pageStep);
  return [
    ...pageStep("/"),
    ...(above.length > 0 ? above : menuStep(path, whereabouts)),
    ...(path === "/" ? [] : pageStep(path)),
  ];
};
