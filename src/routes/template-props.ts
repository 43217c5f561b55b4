import type { PageProps } from "gatsby";
import type { PageContext } from "./page-context";

/** What is null where a site does without a part, or at the end of a list. */
type MayBeMissing = "blog" | "next" | "joinUs";

/**
 * Props of a template. Gatsby types every single entry of a query as nullable, but pages are made for entries that exist, and
 * the check of the content lets no other one be missing.
 */
export type TemplateProps<Query, Context = PageContext> = PageProps<
  { [Name in keyof Query]: Name extends MayBeMissing ? Query[Name] : NonNullable<Query[Name]> },
  Context
>;
