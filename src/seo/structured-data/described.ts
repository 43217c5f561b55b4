import { absolute, type StructuredDataContext } from "./context";

/** Common properties of most pages. */
export interface Described {
  path: string;
  name: string;
  description: string;
  image?: string | null | undefined;
}

/** Refers to the company's data on the home page. */
export const provider = (context: StructuredDataContext) => ({ "@id": absolute(context, "/#organization") });

export const company = (context: StructuredDataContext) => ({
  "@type": "Organization",
  ...provider(context),
  name: context.site.company,
});

export interface Dated {
  /** Date of publication, 2024-05-31. */
  publishedOn: string;
  /** Day of the last change, if there was one. */
  changedOn?: string | null | undefined;
}

/** Gatsby turns a day into midnight UTC, which is another day in half of the world. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

export const dates = ({ publishedOn, changedOn }: Dated) => ({
  datePublished: dayOf(publishedOn),
  dateModified: dayOf(changedOn ?? publishedOn),
});
