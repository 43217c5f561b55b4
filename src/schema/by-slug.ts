import { getNamedType, type GraphQLOutputType } from "gatsby/graphql";

/** The part of a resolver's context that finding entries needs. */
export interface SlugContext {
  nodeModel: {
    findOne: (query: {
      type: unknown;
      query: { filter: { slug: { eq: string } } };
    }) => Promise<object | null>;
  };
}

/** GraphQL's information about the field. */
export interface FieldInfo {
  returnType: GraphQLOutputType;
}

/**
 * The entries with those slugs, in that order, without hidden ones. They are read one by one, because Gatsby repeats a
 * list query when any entry of the type changes, so that one edited file would rebuild every page.
 */
export const findBySlug = async (
  slugs: readonly string[],
  { nodeModel }: SlugContext,
  { returnType }: FieldInfo,
): Promise<object[]> => {
  const type = getNamedType(returnType);
  const found = await Promise.all(
    slugs.map((slug) => nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } })),
  );
  return found.filter((entry) => entry !== null);
};
