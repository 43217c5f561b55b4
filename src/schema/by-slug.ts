import { getNamedType, type GraphQLOutputType } from "gatsby/graphql";

interface QueryContext {
  nodeModel: {
    findOne: <T>(query: { type: unknown; query: { filter: object } }) => Promise<T | null>;
  };
}

/**
 * The entries with those slugs, in that order, without hidden ones. They are read one by one: Gatsby runs a query for
 * a list again when any entry of the type changes, so one edited file would rebuild every page.
 */
export const findBySlug = async (
  slugs: readonly string[],
  context: unknown,
  info: unknown,
): Promise<object[]> => {
  const { nodeModel } = context as QueryContext;
  const type = getNamedType((info as { returnType: GraphQLOutputType }).returnType);
  const found = await Promise.all(
    slugs.map((slug) => nodeModel.findOne<object>({ type, query: { filter: { slug: { eq: slug } } } })),
  );
  return found.filter((entry) => entry !== null);
};
