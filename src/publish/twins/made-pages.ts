import { parse as fileParts } from "node:path";
import { hiddenPaths } from "../../routes/hidden-paths";
import type { ListContext } from "../../routes/page-context";
import { pageTable, pathOf } from "../../routes/page-table";
import { listPath } from "../../routes/paged-list";
import type { FindEntry } from "./entries";
import type { TwinPage } from "./page-markdown";

/**
 * A page in Gatsby's store. The order of `allSitePage` differs after each change of a page. Tried with gatsby 5.16.1.
 */
export interface MadePage {
  path: string;
  component: string;
  context?: Partial<ListContext>;
}

const kindOf = ({ component }: MadePage) => {
  const { name } = fileParts(component);
  return pageTable.find(({ template }) => template === name)?.entity;
};

/** The entries on a page of a list; undefined for other pages. */
const listOf = (kind: NonNullable<ReturnType<typeof kindOf>>, context: Partial<ListContext>) => {
  const { slugs, number = 1, category = "", counts = {} } = context;
  if (!slugs) return undefined;
  const next = number < (counts[category] ?? 1) ? listPath(pathOf(kind), number + 1, category) : undefined;
  return { slugs, number, next };
};

/** The pages that search engines may index, each with its content. */
export const twinPages = (made: Iterable<MadePage>, find: FindEntry): TwinPage[] =>
  [...made].flatMap((page) => {
    const kind = kindOf(page);
    const { slug = "", crumbs, ...context } = page.context ?? {};
    const entry = kind && find(kind, slug);
    if (!entry || hiddenPaths.includes(page.path)) return [];
    const list = listOf(kind, context);
    const trail = crumbs?.map(({ name }) => name) ?? [];
    return [{ ...entry, kind, path: page.path, trail, ...(list && { list }) }];
  });
