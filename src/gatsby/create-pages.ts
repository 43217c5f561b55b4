import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isCollection, type Entity } from "../content-model/entity";
import { entities } from "../content-model/entities/entities";
import { crumbsOf, type MenuEntry } from "../routes/crumbs";
import type { PageContext } from "../routes/page-context";
import { pageTable, pathOf } from "../routes/page-table";

interface PageRow {
  path: string;
  template: string;
  slug: string;
  name: string;
  parent?: string;
}

const entityNamed = (name: string): Entity => {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`The page table names “${name}”, which is no entity.`);
  return entity;
};

const fieldsOf = ({ schema }: Entity): string =>
  ["slug", "name" in schema.shape ? "name" : "name: heading"]
    .filter((field) => field !== "slug" || "slug" in schema.shape)
    .join(" ");

const readMenu = async (graphql: CreatePagesArgs["graphql"]): Promise<readonly MenuEntry[]> => {
  const query = "{ navigation { main { label href links { href } } } }";
  const { data, errors } = await graphql<{ navigation: { main: MenuEntry[] } }>(query);
  if (!data) throw new Error("The navigation could not be read.", { cause: errors });
  return data.navigation.main;
};

/** Creates all pages of the page table; a collection gets one page per file. */
export const createPages = async ({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> => {
  const rows: PageRow[] = [];
  for (const { entity: name, template, ...kind } of pageTable) {
    const entity = entityNamed(name);
    const result = await graphql<{ all: { nodes: { slug?: string; name: string }[] } }>(
      `{ all: all${entity.typeName} { nodes { ${fieldsOf(entity)} } } }`,
    );
    if (!result.data) return reporter.panic(`Pages of ${name} could not be listed.`, result.errors);
    for (const node of result.data.all.nodes) {
      const slug = isCollection(entity) ? (node.slug ?? "") : "";
      const parent = "parent" in kind ? { parent: pathOf(kind.parent) } : {};
      rows.push({ path: pathOf(name, slug), template, slug, name: node.name, ...parent });
    }
  }
  const whereabouts = {
    names: new Map(rows.map((row) => [row.path, row.name])),
    parents: new Map(rows.flatMap((row) => (row.parent ? [[row.path, row.parent]] : []))),
    menu: await readMenu(graphql),
  };
  for (const { path, template, slug } of rows) {
    actions.createPage<PageContext>({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: { slug, pagePath: path, crumbs: crumbsOf(path, whereabouts) },
    });
  }
};
