import { readFileSync } from "node:fs";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { getNamedType, type GraphQLOutputType } from "gatsby/graphql";
import type { CopyWords } from "../content-model/copy-tokens";
import { inlineDrawing } from "../content-model/drawing";
import { fieldsIn, isRecord } from "../content-model/records";
import { copyWords, resolveCopy } from "../content-model/resolve-copy";
import type { QueryContext } from "./query-context";

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
  { nodeModel }: QueryContext,
  { returnType }: FieldInfo,
): Promise<object[]> => {
  const type = getNamedType(returnType);
  const found = await Promise.all(
    slugs.map((slug) => nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } })),
  );
  return found.filter((entry) => entry !== null);
};

interface Context extends QueryContext {
  defaultFieldResolver: Resolve;
}

type Resolve = (source: unknown, args: unknown, context: Context, info: FieldInfo) => unknown;
type Change<Options> = (value: unknown, options: Options, context: Context, info: FieldInfo) => unknown;

/** Applies `change` without a promise if the value is there. A page has hundreds of fields, and promises are slow. */
const afterwards = <T>(value: T | Promise<T>, change: (value: T) => unknown): unknown =>
  value instanceof Promise ? value.then(change) : change(value);

/** A field extension that transforms the field's value. */
const changing =
  <Options = object>(change: Change<Options>) =>
  (options: Options, previous: { resolve?: Resolve }) => ({
    resolve: (source: unknown, args: unknown, context: Context, info: FieldInfo) => {
      const resolve = previous.resolve ?? context.defaultFieldResolver;
      return afterwards(resolve(source, args, context, info), (value) =>
        change(value, options, context, info),
      );
    },
  });

const readCopyWords = async ({ nodeModel }: QueryContext): Promise<CopyWords> => {
  const site = await nodeModel.findOne<{ company: string; language: string }>({
    type: "SiteSettings",
  });
  const labels = await nodeModel.findOne<{ actions: CopyWords }>({ type: "Labels" });
  return copyWords(site ?? {}, labels?.actions ?? {}, process.env);
};

/**
 * Kept per query: each query's node model records what it read, so that the query is repeated when the settings change.
 */
const wordsOfQueries = new WeakMap<object, CopyWords | Promise<CopyWords>>();

const copyWordsOf = (context: QueryContext): CopyWords | Promise<CopyWords> => {
  const known = wordsOfQueries.get(context.nodeModel);
  if (known) return known;
  const reading = readCopyWords(context).then((words) => {
    wordsOfQueries.set(context.nodeModel, words);
    return words;
  });
  wordsOfQueries.set(context.nodeModel, reading);
  return reading;
};

const eachString = (value: unknown, change: (copy: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  return Array.isArray(value) ? value.map((entry) => eachString(entry, change)) : value;
};

const inCopy = (
  value: unknown,
  context: QueryContext,
  change: (copy: string, words: CopyWords) => string,
): unknown => afterwards(copyWordsOf(context), (words) => eachString(value, (copy) => change(copy, words)));

/** Registers the extensions of the generated types: `@fallback`, `@entries`, `@bySlug`, `@copy`, `@markdown`, `@drawing` and `@notOnPages`. */
export const createFieldExtensions = ({ actions, basePath }: CreateSchemaCustomizationArgs): void => {
  const { createFieldExtension } = actions;
  createFieldExtension({
    name: "fallback",
    args: { json: "String!" },
    extend: changing((value, { json }: { json: string }) => value ?? JSON.parse(json)),
  });
  createFieldExtension({
    name: "entries",
    args: { nameField: "String!" },
    extend: changing((value, { nameField }: { nameField: string }) =>
      isRecord(value)
        ? Object.entries(value).map(([name, entry]) => ({ [nameField]: name, ...fieldsIn(entry) }))
        : value,
    ),
  });
  createFieldExtension({
    name: "bySlug",
    extend: changing((value, _options, context, info) =>
      Array.isArray(value) ? findBySlug(value.map(String), context, info) : value,
    ),
  });
  createFieldExtension({
    name: "copy",
    args: { verbatim: "Boolean" },
    extend: changing((value, { verbatim }: { verbatim?: boolean }, context) =>
      inCopy(value, context, verbatim ? resolveCopy.verbatim : resolveCopy.text),
    ),
  });
  // Read by tools/build/write-fragments.ts.
  createFieldExtension({ name: "notOnPages", extend: () => ({}) });
  createFieldExtension({
    name: "markdown",
    extend: changing((value, _options, context) =>
      inCopy(value, context, (copy, words) => resolveCopy.markdown(copy, words, basePath)),
    ),
  });
  createFieldExtension({
    name: "drawing",
    extend: () => ({
      resolve: ({ absolutePath }: { absolutePath: string }) =>
        inlineDrawing(readFileSync(absolutePath, "utf8")),
    }),
  });
};
