import { entityNamed } from "../content-model/entities/entities";
import { pageTable, pathOf } from "../routes/page-table";

/** Every kind of content that has a page, with the path of an entry's page. */
export const pageKinds = pageTable.map(({ entity }) => ({
  entity: entityNamed(entity),
  hasName: "name" in entityNamed(entity).schema.shape,
  pathOf: ({ slug }: { slug?: string }) => pathOf(entity, slug),
}));

/** All types with a page implement `Page`, so that one query can select pages of several kinds. */
export const pageTypes = [
  `"Content that has a page of its own."\ninterface Page implements Node {
  id: ID!
  "Its path."
  path: String!
  "What menus and lists call it."
  name: String!
  "Title, description and preview."
  seo: Seo!
}`,
  ...pageKinds.map(
    ({ entity: { typeName }, hasName }) =>
      `type ${typeName} implements Node & Page @dontInfer {\n  "Path of its page."\n  path: String!\n${hasName ? "" : '  "Its heading, by the name that other pages have."\n  name: String! @proxy(from: "heading") @copy\n'}}`,
  ),
].join("\n");
