import type { CreateSchemaCustomizationArgs } from "gatsby";
import { replaceCompany } from "../content-model/copy-tokens";
import { renderMarkdown } from "../content-model/render-markdown";

type Resolve = (source: unknown, args: unknown, context: unknown, info: unknown) => unknown;
type Change = (value: unknown, context: unknown) => unknown;

/** A field extension that changes what the field would have answered. */
const changing =
  (change: (options: Record<string, string>) => Change) =>
  (options: Record<string, string>, previous: { resolve?: Resolve }) => ({
    resolve: async (source: unknown, args: unknown, context: unknown, info: unknown) => {
      const resolve = previous.resolve ?? (context as { defaultFieldResolver: Resolve }).defaultFieldResolver;
      return change(options)(await resolve(source, args, context, info), context);
    },
  });

interface NodeModel {
  findOne: (query: { type: string; query: object }) => Promise<{ company: string } | null>;
}

const companyName = async (context: unknown): Promise<string> => {
  const { nodeModel } = context as { nodeModel: NodeModel };
  const site = await nodeModel.findOne({ type: "SiteSettings", query: {} });
  return site?.company ?? "";
};

const eachString = (value: unknown, change: (copy: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  return Array.isArray(value) ? value.map((entry) => eachString(entry, change)) : value;
};

/** Registers what the generated types use: `@fallback`, `@copy` and `@markdown`. */
export const createFieldExtensions = ({ actions, basePath }: CreateSchemaCustomizationArgs): void => {
  const { createFieldExtension } = actions;
  createFieldExtension({
    name: "fallback",
    args: { json: "String!" },
    extend: changing(
      ({ json }) =>
        (value) =>
          value ?? (JSON.parse(json ?? "null") as unknown),
    ),
  });
  createFieldExtension({
    name: "copy",
    extend: changing(() => async (value, context) => {
      const company = await companyName(context);
      return eachString(value, (copy) => replaceCompany(copy, company));
    }),
  });
  createFieldExtension({
    name: "markdown",
    extend: changing(() => async (value, context) => {
      const company = await companyName(context);
      return eachString(value, (copy) => renderMarkdown(replaceCompany(copy, company), basePath));
    }),
  });
};
