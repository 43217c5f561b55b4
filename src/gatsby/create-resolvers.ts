import type { CreateResolversArgs } from "gatsby";
import { isPublished, type Publication } from "../content-model/publication";
import { findBySlug, type FieldInfo } from "../schema/field-extensions";
import type { QueryContext } from "../schema/query-context";
import { pageKinds } from "../schema/page-types";
import { readingMinutes } from "../seo/word-count";
import { industriesWithStories, technologiesOfStory } from "../schema/story-filter-types";
import { entities, entityNamed } from "../content-model/entities/entities";
import { markedValues } from "../content-model/check/marked-values";
import { isCollection, type Entity } from "../content-model/entity";

interface Entry {
  slug: string;
  createdAt?: string;
}

const refersTo = (entry: object, entity: Entity, target: string, slug: string): boolean =>
  markedValues(entity.schema, entry).some(
    ({ marker, value }) => marker.kind === "reference" && marker.entity === target && value === slug,
  );

/** The entries of a kind that refer to the entry with that slug, by their own slugs. */
const naming = async (
  kind: Entity,
  target: string,
  slug: string,
  { nodeModel }: QueryContext,
): Promise<Entry[]> => {
  const { entries } = await nodeModel.findAll<Entry>({ type: kind.typeName });
  return [...entries]
    .filter((entry) => refersTo(entry, kind, target, slug))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
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
const articlesOf = (target: string, description: string) => ({
  type: "[Article!]!",
  description,
  resolve: async ({ slug }: Entry, _args: unknown, context: QueryContext) =>
    (await naming(article, target, slug, context)).sort((a, b) =>
      String(b.createdAt).localeCompare(String(a.createdAt)),
    ),
});

/** `usedBy` of every collection. */
const usedByResolvers = Object.fromEntries(
  entities.filter(isCollection).map(({ name, typeName }) => [typeName, { usedBy: usedBy(name) }]),
);

const listed = (type: string, what: string) => ({
  type: `[${type}!]!`,
  description: `For the pages of a list, which are told what to show: the ${what} with those slugs, in that order. Elsewhere ask all${type}.`,
  args: { slugs: "[String!]!" },
  resolve: (_source: unknown, { slugs }: { slugs: string[] }, context: QueryContext, info: FieldInfo) =>
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
    context: QueryContext,
    info: FieldInfo,
  ) => findBySlug(clientFeedback?.testimonials ?? [], context, info),
};

const pathOfKind = (name: string) => {
  const kind = pageKinds.find(({ entity }) => entity.name === name);
  if (!kind) throw new Error(`${name} has no pages.`);
  return kind.pathOf;
};

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
    Article: { minutes, url: specified("String!", "path", pathOfKind("article")) },
    BlogTopic: { minutes, articles: articlesOf("blog-topic", "The articles about it, the newest first.") },
    Person: { articles: articlesOf("person", "The articles they wrote, the newest first.") },
    CaseStudy: {
      testimonials,
      technologies: technologiesOfStory,
      href: specified("String!", "path", pathOfKind("case-study")),
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
    Industries: { withStories: industriesWithStories },
    Query: {
      caseStudies: listed("CaseStudy", "case studies"),
      articles: listed("Article", "articles"),
    },
  });
};
