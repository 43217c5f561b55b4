import { parse as fileParts } from "node:path";
import { hiddenPaths } from "../routes/hidden-paths";
import type { ListContext } from "../routes/page-context";
import { pageTable, type PageKindName } from "../routes/page-table";
import type { Entry, FindEntry } from "./entries";

/**
 * A page in Gatsby's store. The order of `allSitePage` differs after each change of a page. Tried with gatsby 5.16.1.
 */
export interface MadePage {
  path: string;
  component: string;
  context?: Partial<ListContext>;
}

/** A page that search engines may index, with the content that it is about. */
export interface PublicPage extends Entry {
  kind: PageKindName;
  path: string;
  /** Names of the parent pages and of the page itself. */
  trail: readonly string[];
  /** Whether it continues a list that begins on another page. */
  isFurther: boolean;
}

const kindOf = ({ component }: MadePage) => {
  const { name } = fileParts(component);
  return pageTable.find(({ template }) => template === name)?.entity;
};

export const publicPages = (made: Iterable<MadePage>, find: FindEntry): PublicPage[] =>
  [...made].flatMap((page) => {
    const kind = kindOf(page);
    const { slug = "", crumbs = [], number = 1 } = page.context ?? {};
    const entry = kind && find(kind, slug);
    if (!entry || hiddenPaths.includes(page.path)) return [];
    return [
      { ...entry, kind, path: page.path, trail: crumbs.map(({ name }) => name), isFurther: number > 1 },
    ];
  });
