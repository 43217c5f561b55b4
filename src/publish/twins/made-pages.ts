import { parse as fileParts } from "node:path";
import { hiddenPaths } from "../../routes/hidden-paths";
import type { PageContext } from "../../routes/page-context";
import { pageTable } from "../../routes/page-table";
import type { Entry } from "./entries";
import type { TwinPage } from "./page-markdown";

/** A page as Gatsby's store knows it. */
export interface MadePage {
  path: string;
  component: string;
  context?: Partial<PageContext>;
}

const kindOf = ({ component }: MadePage) =>
  pageTable.find(({ template }) => template === fileParts(component).name)?.entity;

/** The pages that search engines may index, each with its content. */
export const twinPages = (
  made: Iterable<MadePage>,
  entries: ReadonlyMap<string, readonly Entry[]>,
): TwinPage[] =>
  [...made].flatMap((page) => {
    const kind = kindOf(page);
    const { slug, crumbs } = page.context ?? {};
    const entry = kind && entries.get(kind)?.find(({ fields }) => !slug || fields.slug === slug);
    if (!entry || hiddenPaths.includes(page.path)) return [];
    return [{ ...entry, kind, path: page.path, trail: crumbs?.map(({ name }) => name) ?? [] }];
  });
