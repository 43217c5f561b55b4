import type { QueryContext } from "./query-context";

/** Declared with its type, because queries cannot filter by a resolver's field. */
export const storyFilterTypes = `type CaseStudy implements Node & Page @dontInfer {
  "What its stack names of \`technologies\`, in that order. By them it is found on the portfolio page."
  technologies: [String!]!
}`;

/** Technologies in a case study's stack that the company also lists as its own. */
export const technologiesOfStory = {
  resolve: async (
    { stack }: { stack: { groups: { list: string[] }[] } },
    _args: unknown,
    { nodeModel }: QueryContext,
  ) => {
    const listed = await nodeModel.findOne<{ tabs: { images: { name: string }[] }[] }>({
      type: "Technologies",
    });
    const own = new Set(stack.groups.flatMap(({ list }) => list));
    const names = (listed?.tabs ?? []).flatMap(({ images }) => images.map(({ name }) => name));
    return [...new Set(names)].filter((name) => own.has(name));
  },
};

/** The industries that some case study is about. */
export const industriesWithStories = {
  type: "[String!]!",
  description: "Names of those that a case study tells of.",
  resolve: async (
    { items }: { items: { heading: string }[] },
    _args: unknown,
    { nodeModel }: QueryContext,
  ) => {
    const { entries } = await nodeModel.findAll<{ industries: string[] }>({ type: "CaseStudy" });
    const industriesOfStories = new Set([...entries].flatMap(({ industries }) => industries));
    return items.map(({ heading }) => heading).filter((heading) => industriesOfStories.has(heading));
  },
};
