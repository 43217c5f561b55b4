import { entities, entityNamed } from "../content-model/entities/entities";
import { markedValues } from "../content-model/check/marked-values";
import { isCollection, type Entity } from "../content-model/entity";
import { pageKinds } from "./page-types";

interface Entry {
  slug: string;
  createdAt?: string;
}

interface QueryContext {
  nodeModel: { findAll: (query: { type: string }) => Promise<{ entries: Iterable<Entry> }> };
}

const names = (entity: Entity, entry: object, target: string, slug: string): boolean =>
  markedValues(entity.schema, entry).some(
    ({ marker, value }) => marker.kind === "reference" && marker.entity === target && value === slug,
  );

/** The entries of a kind that refer to the entry with that slug. */
const naming = async (
  kind: Entity,
  target: string,
  slug: string,
  { nodeModel }: QueryContext,
): Promise<Entry[]> => {
  const { entries } = await nodeModel.findAll({ type: kind.typeName });
  return [...entries].filter((entry) => names(kind, entry, target, slug));
};

/** The pages that refer to an entry, in the order of the page kinds. */
const usedBy = (target: string) => ({
  type: "[Page!]!",
  description: "The pages that name it. `... on HirePage { name }` asks one kind for more.",
  resolve: async ({ slug }: Entry, _args: unknown, context: QueryContext) =>
    (await Promise.all(pageKinds.map(({ entity }) => naming(entity, target, slug, context)))).flat(),
});

const article = entityNamed("article");

/** The articles that refer to an entry, the newest first. */
export const articlesOf = (target: string, description: string) => ({
  type: "[Article!]!",
  description,
  resolve: async ({ slug }: Entry, _args: unknown, context: QueryContext) =>
    (await naming(article, target, slug, context)).sort((a, b) =>
      String(b.createdAt).localeCompare(String(a.createdAt)),
    ),
});

/** `usedBy` of every collection. */
export const usedByResolvers = Object.fromEntries(
  entities.filter(isCollection).map(({ name, typeName }) => [typeName, { usedBy: usedBy(name) }]),
);
