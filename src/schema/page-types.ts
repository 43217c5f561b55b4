import { entityNamed } from "../content-model/entities/entities";
import { pageTable, pathOf } from "../routes/page-table";

/** Every kind of content that has a page, with the path of an entry's page. */
export const pageKinds = pageTable.map(({ entity }) => ({
  entity: entityNamed(entity),
  pathOf: ({ slug }: { slug?: string }) => pathOf(entity, slug),
}));

/** All types with a page are a `Page`, so that one query can ask for pages of several kinds. */
export const pageTypes = [
  `"Content that has a page of its own."\ninterface Page implements Node { id: ID! path: String! }`,
  ...pageKinds.map(
    ({ entity: { typeName } }) =>
      `type ${typeName} implements Node & Page @dontInfer {\n  "Path of its page."\n  path: String!\n}`,
  ),
].join("\n");
