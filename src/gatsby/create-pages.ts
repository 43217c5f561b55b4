import { resolve, relative } from "node:path";
import { readFileSync } from "node:fs";
import type { CreatePagesArgs } from "gatsby";
import { isCollection, type Entity } from "../content-model/entity";
import { entityNamed } from "../content-model/entities/entities";
import type { RedirectRule } from "../content-model/entities/redirects";
import { showsDrafts } from "../content-model/publication";
import { fieldsIn } from "../content-model/records";
import { crumbsOf, type MenuEntry } from "../routes/crumbs";
import { hiddenPaths, kitPath } from "../routes/hidden-paths";
import type { ListedPage, PageContext } from "../routes/page-context";
import { entriesOnPage } from "../routes/paged-list";
import { inTableOrder, pageTable, pathOf, type PageKindName } from "../routes/page-table";
import { interpolate } from "../content-model/interpolate";
import { filesUnder } from "../content-model/check/files-under";
import type { KitContext } from "../showcase/kit-page";
import { listRows, nextSlugs, type ContentNode } from "./list-rows";

const source = resolve("src");

const sources = (): Record<string, string> =>
  Object.fromEntries(
    ["components", "sections"]
      .flatMap((room) => filesUnder(resolve(source, room), /\.example\.tsx$/))
      .map((file) => [relative(source, file), readFileSync(file, "utf8")]),
  );

/** The page of all components and sections, for which drafts are shown too. */
const createKitPage = ({ actions }: CreatePagesArgs): void => {
  actions.createPage<KitContext>({
    path: kitPath,
    component: resolve("src/showcase/kit-page.tsx"),
    context: {
      slug: "",
      pagePath: kitPath,
      crumbs: [
        { name: "Home", path: "/" },
        { name: "Kit", path: kitPath },
      ],
      sources: sources(),
    },
  });
};

interface PageRow {
  path: string;
  kind: PageKindName;
  template: string;
  slug: string;
  name: string;
  parent?: string;
  matchPath?: string;
  /** Whether a list of several pages links to the page. The list of all pages then omits it. */
  isListedElsewhere?: boolean;
  /** Additional page context. */
  own?: object;
}

const queriedFields = ({ schema }: Entity): string =>
  [
    "name" in schema.shape ? "name" : "name: heading",
    ...["slug", "createdAt", "categories"].filter((field) => field in schema.shape),
  ].join(" ");

interface Frame {
  navigation: { main: MenuEntry[] };
  labels: { pages: { crumb: string } };
  redirects: { rules: Pick<RedirectRule, "from" | "to">[] };
}

const readFrame = async (graphql: CreatePagesArgs["graphql"]): Promise<Frame> => {
  const query =
    "{ navigation { main { label href links { href } } } labels { pages { crumb } } redirects { rules { from to } } }";
  const { data, errors } = await graphql<Frame>(query);
  if (!data) throw new Error("The settings could not be read.", { cause: errors });
  return data;
};

const readNodes = async (graphql: CreatePagesArgs["graphql"], name: string): Promise<ContentNode[]> => {
  const entity = entityNamed(name);
  const { data, errors } = await graphql<{ all: { nodes: ContentNode[] } }>(
    `{ all: all${entity.typeName} { nodes { ${queriedFields(entity)} } } }`,
  );
  if (!data) throw new Error(`Pages of ${name} could not be listed.`, { cause: errors });
  return data.all.nodes.map((node) => (isCollection(entity) ? node : { ...node, slug: "" }));
};

/** All pages of the page table. A collection gets one page per file, and a long list further pages. */
const rowsOf = (nodesOf: (kind: string) => readonly ContentNode[], crumb: string): PageRow[] => {
  const lists = listRows(nodesOf);
  const listed: string[] = pageTable.flatMap((kind) => ("list" in kind ? [kind.list.of] : []));
  const rows = pageTable.flatMap(({ entity: kind, template, ...more }): PageRow[] => {
    const nodes = nodesOf(kind);
    const isListedElsewhere = listed.includes(kind) && nodes.length > entriesOnPage;
    const next = kind === "article" ? nextSlugs(nodes) : undefined;
    const same = {
      ...{ kind, template, isListedElsewhere },
      ...("parent" in more && { parent: pathOf(more.parent) }),
      ...("matchPath" in more && { matchPath: more.matchPath }),
    };
    return nodes.map(({ slug = "", name }) => {
      const path = pathOf(kind, slug);
      const own = next ? { next: next.get(slug) } : lists.find((list) => list.path === path)?.own;
      return { path, slug, name, ...same, ...(own && { own }) };
    });
  });
  const known = new Set(rows.map(({ path }) => path));
  const further = lists
    .filter(({ path }) => !known.has(path))
    .map((list): PageRow => ({
      ...list,
      slug: "",
      name: interpolate(crumb, { number: list.own.number }),
      isListedElsewhere: true,
    }));
  return [...rows, ...further];
};

const createAllPages = async ({ graphql, actions }: CreatePagesArgs): Promise<void> => {
  const { navigation, labels, redirects } = await readFrame(graphql);
  // Client-side redirects; the server has a list of its own. Gatsby appends the visitor's query to the target, so one
  // with a query or a fragment of its own is left to `browser/navigation/redirect-rules.ts`.
  for (const { from, to } of redirects.rules.filter((rule) => !/[?#]/.test(rule.to)))
    actions.createRedirect({ fromPath: from, toPath: to, redirectInBrowser: true, ignoreCase: false });
  const nodes = new Map<string, ContentNode[]>();
  for (const { entity } of pageTable) nodes.set(entity, await readNodes(graphql, entity));
  const rows = rowsOf((kind) => nodes.get(kind) ?? [], labels.pages.crumb);
  const siteMap = {
    names: new Map(rows.map((row) => [row.path, row.name])),
    parents: new Map(rows.flatMap((row) => (row.parent ? [[row.path, row.parent]] : []))),
    menu: navigation.main,
  };
  const pages = rows.map(({ slug, own, ...row }) => ({
    ...row,
    context: { slug, pagePath: row.path, crumbs: crumbsOf(row.path, siteMap), ...own },
  }));
  const listed = pages
    .filter(({ path, isListedElsewhere }) => !isListedElsewhere && !hiddenPaths.includes(path))
    .sort(inTableOrder)
    .map(({ path, context: { crumbs }, kind }): ListedPage => {
      const names = crumbs.map(({ name }) => name);
      const summary = names.slice(1, -1).join(" · ");
      return { path, name: names.at(-1) ?? path, summary, kind };
    });
  for (const { path, template, matchPath, context } of pages) {
    actions.createPage<PageContext>({
      path,
      ...(matchPath && { matchPath }),
      component: resolve(`src/templates/${template}.tsx`),
      context: { ...context, ...(path === pathOf("search-page") && { listed }) },
    });
  }
};

/** Creates all pages. In `develop` broken content only logs a line here, because the check reports the faults. */
export const createPages = async (args: CreatePagesArgs): Promise<void> => {
  try {
    await createAllPages(args);
    if (showsDrafts(process.env)) createKitPage(args);
  } catch (error) {
    const { message, cause } = fieldsIn(error);
    args.reporter.panicOnBuild([message, ...[cause].flat().filter(Boolean)].map(String).join("\n"));
  }
};
