import type { CreateResolversArgs } from "gatsby";
import { findBySlug } from "../schema/by-slug";

const listed = (type: string, what: string) => ({
  type: `[${type}!]!`,
  description: `The ${what} with those slugs, in that order.`,
  args: { slugs: "[String!]!" },
  resolve: (_source: unknown, { slugs }: { slugs: string[] }, context: unknown, info: unknown) =>
    findBySlug(slugs, context, info),
});

/** Adds the queries of the pages of lists, which are told what to show. */
export const createResolvers = ({ createResolvers: addResolvers }: CreateResolversArgs): void => {
  addResolvers({
    Query: {
      caseStudies: listed("CaseStudy", "case studies"),
      articles: listed("Article", "articles"),
    },
  });
};
