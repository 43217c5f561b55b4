import type { CreateSchemaCustomizationArgs } from "gatsby";
import { entities } from "../content-model/entities/entities";
import { toGraphql } from "../content-model/graphql/to-graphql";
import { createFieldExtensions } from "../schema/field-extensions";
import { pageTypes } from "../schema/page-types";
import { storyFilterTypes } from "../schema/story-filter-types";
import { hiddenType } from "../schema/type-name-of-file";

/** Gives Gatsby explicit types for the whole content model, so that queries still work when no file sets a field. */
export const createSchemaCustomization = (args: CreateSchemaCustomizationArgs): void => {
  createFieldExtensions(args);
  // Gatsby infers the site's fields from their values, and SITE_URL may be unset.
  args.actions.createTypes(
    "type Site implements Node { siteMetadata: SiteMetadata } type SiteMetadata { siteUrl: String }",
  );
  args.actions.createTypes(`type ${hiddenType} implements Node @dontInfer { id: ID! }`);
  // Markup of an SVG file, for a page.
  args.actions.createTypes("type File implements Node { drawing: String! @drawing }");
  args.actions.createTypes(toGraphql(entities));
  args.actions.createTypes(pageTypes);
  args.actions.createTypes(storyFilterTypes);
};
