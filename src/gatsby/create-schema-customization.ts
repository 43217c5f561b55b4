import type { CreateSchemaCustomizationArgs } from "gatsby";
import { entities } from "../content-model/entities/entities";
import { toGraphql } from "../content-model/graphql/to-graphql";
import { createFieldExtensions } from "../schema/field-extensions";

/** Gives Gatsby the content model's types in full, so that an emptied field breaks no query. */
export const createSchemaCustomization = (args: CreateSchemaCustomizationArgs): void => {
  createFieldExtensions(args);
  // SITE_URL may be unset, and Gatsby would then know of no such field.
  args.actions.createTypes(
    "type Site implements Node { siteMetadata: SiteMetadata } type SiteMetadata { siteUrl: String }",
  );
  args.actions.createTypes(toGraphql(entities));
};
