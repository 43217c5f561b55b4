import { searchPath } from "../config/search-path";

interface PageKind {
  /** The entity that the page shows. Code uses its name for the kind of page. */
  entity: string;
  /** File in `src/templates`. */
  template: string;
  /** Path of the page; `*` is replaced by the file's slug. */
  path: string;
  /** Other paths that show this page if they have no page of their own. */
  matchPath?: string;
  /** Kind of the parent page, if the URL does not contain it. */
  parent?: string;
  /** Kind of the listed entries, newest first. A long list has further pages. */
  list?: { of: string };
}

/** Every kind of page. A new kind needs a line here, a schema and a template. */
export const pageTable = [
  { entity: "home-page", template: "home", path: "/" },
  { entity: "about-page", template: "about", path: "/about" },
  { entity: "contact-page", template: "contact", path: "/contact-us" },
  { entity: "thank-you-page", template: "thank-you", path: "/thank-you" },
  { entity: "blog-page", template: "blog", path: "/blog", list: { of: "article" } },
  { entity: "article", template: "article", path: "/blog/*" },
  { entity: "blog-topic", template: "blog-topic", path: "/blog/*" },
  { entity: "career-page", template: "career", path: "/career" },
  { entity: "join-us-page", template: "join-us", path: "/join-us", parent: "career-page" },
  { entity: "job", template: "job", path: "/join-us/*" },
  // Shown for every closed opening.
  {
    entity: "closed-opening-page",
    template: "closed-opening",
    path: "/join-us/404.html",
    matchPath: "/join-us/*",
  },
  { entity: "development-page", template: "development", path: "/*" },
  {
    entity: "portfolio-page",
    template: "portfolio",
    path: "/portfolio",
    list: { of: "case-study" },
  },
  { entity: "case-study", template: "case-study", path: "/portfolio/*" },
  { entity: "services-page", template: "services", path: "/services" },
  { entity: "service", template: "service", path: "/services/*" },
  { entity: "hire-page", template: "hire", path: "/hire/*" },
  { entity: "legal-page", template: "legal", path: "/*" },
  { entity: "search-page", template: "search", path: searchPath },
  { entity: "error-page", template: "error", path: "/*.html" },
] as const satisfies readonly PageKind[];

export type PageKindName = (typeof pageTable)[number]["entity"];

const paths = Object.fromEntries(pageTable.map(({ entity, path }) => [entity, path])) as Record<
  PageKindName,
  string
>;

/** Path in a link, without query and fragment. */
export const pathIn = (href: string): string => href.replace(/[?#].*$/, "");

/** Path of a page. Collections need the slug. */
export const pathOf = (kind: PageKindName, slug = ""): string => paths[kind].replace("*", slug);

/** Order of pages by the table, then by path, because Gatsby's own differs between builds. */
export const inTableOrder = (
  a: { kind: PageKindName; path: string },
  b: { kind: PageKindName; path: string },
): number => {
  const place = (kind: PageKindName) => pageTable.findIndex(({ entity }) => entity === kind);
  return place(a.kind) - place(b.kind) || (a.path < b.path ? -1 : 1);
};

/** Path of the parent page, if the page's own path does not contain it. */
export const parentOf = (path: string): string | undefined => {
  const kind = (pageTable as readonly PageKind[]).find((row) => row.path === path);
  return kind?.parent && pathOf(kind.parent as PageKindName);
};

/** Path of a page's Markdown copy: `/about.md`, and `/index.md` for the home page. */
export const markdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
