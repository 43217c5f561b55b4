import type { CreateResolversArgs } from "gatsby";
import { isPublished, type Publication } from "../content-model/publication";
import { findBySlug, type FieldInfo, type SlugContext } from "../schema/by-slug";
import { pageKinds } from "../schema/page-types";
import { readingMinutes } from "../schema/reading-minutes";
import { industriesWithStories, technologiesOfStory } from "../schema/story-filter-types";
import { articlesOf, usedByResolvers } from "../schema/used-by-resolvers";

const listed = (type: string, what: string) => ({
  type: `[${type}!]!`,
  description: `For the pages of a list, which are told what to show: the ${what} with those slugs, in that order. Elsewhere ask all${type}.`,
  args: { slugs: "[String!]!" },
  resolve: (_source: unknown, { slugs }: { slugs: string[] }, context: SlugContext, info: FieldInfo) =>
    findBySlug(slugs, context, info),
});

const minutes = {
  type: "Int!",
  description: "Estimated reading time in minutes, at least 1.",
  resolve: ({ sections }: { sections: { body: string }[] }) =>
    readingMinutes(sections.map(({ body }) => body)),
};

const testimonials = {
  type: "[Testimonial!]!",
  description: "What its clients say.",
  resolve: (
    { clientFeedback }: { clientFeedback?: { testimonials: string[] } },
    _args: unknown,
    context: SlugContext,
    info: FieldInfo,
  ) => findBySlug(clientFeedback?.testimonials ?? [], context, info),
};

const pathIn = (kind: string) => pageKinds.find(({ entity }) => entity.name === kind)!.pathOf;

/** An alias of one of our fields under the name in section 3 of the specification. */
const specified = (
  type: string,
  ours: string,
  resolve: (source: { slug?: string; target?: string }) => string | undefined,
) => ({
  type,
  description: `The same as ${ours}.`,
  resolve,
});

/** Adds computed fields: page paths, back references, reading times, and the queries of list pages. */
export const createResolvers = ({ createResolvers: addResolvers }: CreateResolversArgs): void => {
  addResolvers(usedByResolvers);
  for (const { entity, pathOf } of pageKinds)
    addResolvers({ [entity.typeName]: { path: { resolve: pathOf } } });
  addResolvers({
    Article: { minutes, url: specified("String!", "path", pathIn("article")) },
    BlogTopic: { minutes, articles: articlesOf("blog-topic", "The articles about it, the newest first.") },
    Person: { articles: articlesOf("person", "The articles they wrote, the newest first.") },
    CaseStudy: {
      testimonials,
      technologies: technologiesOfStory,
      href: specified("String!", "path", pathIn("case-study")),
    },
    Job: {
      isOpen: {
        type: "Boolean!",
        description:
          "Whether visitors see it: no draft, begun and not over. Builds have no other, but for previews.",
        resolve: (job: Publication) => isPublished(job, new Date()),
      },
    },
    TechnologyTab: { id: specified("ID!", "target", ({ target }) => target) },
    Industries: { told: industriesWithStories },
    Query: {
      caseStudies: listed("CaseStudy", "case studies"),
      articles: listed("Article", "articles"),
    },
  });
};
