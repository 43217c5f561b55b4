import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { Entity } from "../content-model/entity";
import { entities } from "../content-model/entities/entities";
import { toGraphql } from "../content-model/graphql/to-graphql";
import { fillCompany } from "../content-model/read-settings";
import { createFieldExtensions } from "../schema/field-extensions";

type Source = Record<string, unknown>;
interface Context {
  nodeModel: { findOne: (query: { type: string; query: object }) => Promise<{ company: string } | null> };
}

/** `all: JSON!` on a settings type: the whole file, as the site's components and the model's types have it. */
const wholeFile = (entity: Entity, { schema }: CreateSchemaCustomizationArgs) =>
  schema.buildObjectType({
    name: entity.typeName,
    interfaces: ["Node"],
    fields: {
      all: {
        type: "JSON!",
        description: "The whole file, validated, defaults and the company's name filled in.",
        resolve: async (source: Source, _: unknown, { nodeModel }: Context) => {
          const site = await nodeModel.findOne({ type: "SiteSettings", query: {} });
          const raw = Object.fromEntries(Object.keys(entity.schema.shape).map((key) => [key, source[key]]));
          return fillCompany(entity.schema.parse(raw), site?.company ?? "");
        },
      },
    },
  });

/** Gives Gatsby the content model's types in full, so that an emptied field breaks no query. */
export const createSchemaCustomization = (args: CreateSchemaCustomizationArgs): void => {
  createFieldExtensions(args);
  // SITE_URL may be unset, and Gatsby would then know of no such field.
  args.actions.createTypes(
    "type Site implements Node { siteMetadata: SiteMetadata } type SiteMetadata { siteUrl: String }",
  );
  args.actions.createTypes(toGraphql(entities));
  args.actions.createTypes(
    entities
      .filter(({ location }) => location.startsWith("settings/"))
      .map((entity) => wholeFile(entity, args)),
  );
};
