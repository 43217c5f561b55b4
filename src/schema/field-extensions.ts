import { readFileSync } from "node:fs";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { monthsInWords, readKeepMonths } from "../config/keep-months";
import { buttonTokens, fillCopy, type CopyWords } from "../content-model/copy-tokens";
import { inlineDrawing } from "../content-model/drawing";
import { typeset } from "../content-model/typeset";
import { renderMarkdown } from "../content-model/render-markdown";

type Resolve = (source: unknown, args: unknown, context: unknown, info: unknown) => unknown;
type Change = (value: unknown, context: unknown) => unknown;

/** A field extension that transforms the field's value. */
const changing =
  <Options>(change: (options: Options) => Change) =>
  (options: Options, previous: { resolve?: Resolve }) => ({
    resolve: async (source: unknown, args: unknown, context: unknown, info: unknown) => {
      const resolve = previous.resolve ?? (context as { defaultFieldResolver: Resolve }).defaultFieldResolver;
      return change(options)(await resolve(source, args, context, info), context);
    },
  });

interface NodeModel {
  findOne: <T>(query: { type: string; query: object }) => Promise<T | null>;
}

/** The values of copy tokens, from the settings files and the settings of the build. */
const copyWords = async (context: unknown): Promise<CopyWords> => {
  const { nodeModel } = context as { nodeModel: NodeModel };
  const site = await nodeModel.findOne<{ company: string; language: string }>({
    type: "SiteSettings",
    query: {},
  });
  const labels = await nodeModel.findOne<{ actions: CopyWords }>({ type: "Labels", query: {} });
  const buttons = buttonTokens.map((token) => [token, labels?.actions[token]]);
  const keepMonths = monthsInWords(readKeepMonths(process.env), site?.language ?? "en");
  return { ...Object.fromEntries(buttons), company: site?.company ?? "", keepMonths };
};

const eachString = (value: unknown, change: (copy: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  return Array.isArray(value) ? value.map((entry) => eachString(entry, change)) : value;
};

/** Registers the extensions of the generated types: `@fallback`, `@entries`, `@present`, `@copy`, `@markdown` and `@drawing`. */
export const createFieldExtensions = ({ actions, basePath }: CreateSchemaCustomizationArgs): void => {
  const { createFieldExtension } = actions;
  createFieldExtension({
    name: "fallback",
    args: { json: "String!" },
    extend: changing(
      ({ json }: { json: string }) =>
        (value) =>
          value ?? (JSON.parse(json) as unknown),
    ),
  });
  createFieldExtension({
    name: "entries",
    args: { nameField: "String!" },
    extend: changing(
      ({ nameField }: { nameField: string }) =>
        (value) =>
          Object.entries(value as Record<string, object>).map(([name, entry]) => ({
            [nameField]: name,
            ...entry,
          })),
    ),
  });
  createFieldExtension({
    name: "present",
    extend: changing(
      () => (value) => (Array.isArray(value) ? value.filter((entry) => entry != null) : value),
    ),
  });
  createFieldExtension({
    name: "copy",
    args: { verbatim: "Boolean" },
    extend: changing(({ verbatim }: { verbatim?: boolean }) => async (value, context) => {
      const words = await copyWords(context);
      const set = verbatim ? (copy: string) => copy : typeset;
      return eachString(value, (copy) => set(fillCopy(copy, words)));
    }),
  });
  createFieldExtension({
    name: "markdown",
    extend: changing(() => async (value, context) => {
      const words = await copyWords(context);
      return eachString(value, (copy) => renderMarkdown(fillCopy(copy, words), basePath));
    }),
  });
  createFieldExtension({
    name: "drawing",
    extend: () => ({
      resolve: ({ absolutePath }: { absolutePath: string }) =>
        inlineDrawing(readFileSync(absolutePath, "utf8")),
    }),
  });
};
