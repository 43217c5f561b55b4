import type { CreateResolversArgs } from "gatsby";
import { findBySlug } from "../schema/by-slug";
import { readingMinutes } from "../schema/reading-minutes";

const listed = (type: string, what: string) => ({
  type: `[${type}!]!`,
  description: `The ${what} with those slugs, in that order.`,
  args: { slugs: "[String!]!" },
  resolve: (_source: unknown, { slugs }: { slugs: string[] }, context: unknown, info: unknown) =>
    findBySlug(slugs, context, info),
});

const minutes = {
  type: "Int!",
  description: "Estimated reading time in minutes, at least 1.",
  resolve: ({ sections }: { sections: { body: string }[] }) =>
    readingMinutes(sections.map(({ body }) => body)),
};

/** Adds queries for entries by slug, and reading times. */
export const createResolvers = ({ createResolvers: addResolvers }: CreateResolversArgs): void => {
  addResolvers({
    Article: { minutes },
    BlogTopic: { minutes },
    Query: {
      caseStudies: listed("CaseStudy", "case studies"),
      articles: listed("Article", "articles"),
    },
  });
};
