import type { PageProps } from "gatsby";
import type { PageContext } from "./page-context";

/** Fields that are null if the site lacks a part, or at the end of a list. */
type MayBeMissing = "blog" | "next" | "joinUs";

/**
 * Props of a template. Gatsby types every single entry of a query as nullable, but pages exist only for existing
 * entries, and the content check allows no missing ones.
 */
export type TemplateProps<Query, Context = PageContext> = PageProps<
  { [Name in keyof Query]: Name extends MayBeMissing ? Query[Name] : NonNullable<Query[Name]> },
  Context
>;
