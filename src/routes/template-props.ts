import type { HeadProps, PageProps } from "gatsby";
import type { PageContext } from "./page-context";

/** What is null where a site does without a part, or at the end of a list. */
type MayBeMissing = "blog" | "next" | "joinUs";

/**
 * What a template's query gives. Gatsby types every single entry of a query as nullable, but pages are made for entries
 * that exist, and the check of the content lets no other one be missing.
 */
type TemplateData<Query> = {
  [Name in keyof Query]: Name extends MayBeMissing ? Query[Name] : NonNullable<Query[Name]>;
};

/** Props of a template. */
export type TemplateProps<Query, Context = PageContext> = PageProps<TemplateData<Query>, Context>;

/** Props of its `Head`. */
export type TemplateHead<Query, Context = PageContext> = Pick<
  HeadProps<TemplateData<Query>, Context>,
  "data" | "pageContext"
>;
