import { parse as fileParts, join } from "node:path";
import { readFileSync, writeFileSync } from "node:fs";
import { hiddenPaths, serverErrorPath } from "../routes/hidden-paths";
import type { ListContext } from "../routes/page-context";
import { inTableOrder, pageTable, type PageKindName } from "../routes/page-table";
import type { Entry, FindEntry } from "./entries";

const scripts = /<script\b[\s\S]*?<\/script>|<!-- slice-(?:start|end)[\s\S]*?-->/g;

/** Removes the scripts in a page's body, which would render another page in its place. The head's scripts stay. */
export const withoutScripts = (html: string): string => {
  const body = html.indexOf("<body");
  return html.slice(0, body) + html.slice(body).replace(scripts, "");
};

/** The page for status 500 is served at any URL, also when scripts have failed, so it must work without them. */
export const finishServerErrorPage = (publicFolder: string): void => {
  const file = join(publicFolder, serverErrorPath);
  writeFileSync(file, withoutScripts(readFileSync(file, "utf8")));
};

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
  [...made]
    .flatMap((page) => {
      const kind = kindOf(page);
      const { slug = "", crumbs = [], number = 1 } = page.context ?? {};
      const entry = kind && find(kind, slug);
      if (!entry || hiddenPaths.includes(page.path)) return [];
      return [
        { ...entry, kind, path: page.path, trail: crumbs.map(({ name }) => name), isFurther: number > 1 },
      ];
    })
    .sort(inTableOrder);
