import { absolute, type StructuredDataContext } from "./context";
import { provider, type Described } from "./described";
import type { Crumb } from "../../routes/crumbs";

/** schema.org BreadcrumbList. Breadcrumbs without a page are left out, because every item needs a URL. */
export const breadcrumbList = (context: StructuredDataContext, crumbs: readonly Crumb[]) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs
    .flatMap(({ name, path }) => (path === undefined ? [] : [{ name, path }]))
    .map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(context, path),
    })),
});

/** schema.org WebPage, or a subtype, about its `mainEntity`. */
const webPage = (
  context: StructuredDataContext,
  type: "AboutPage" | "CollectionPage" | "ContactPage",
  { path, name, description }: Described,
  mainEntity: object,
) => ({
  "@context": "https://schema.org",
  "@type": type,
  name,
  description,
  url: absolute(context, path),
  inLanguage: context.site.language,
  isPartOf: { "@id": absolute(context, "/#website") },
  mainEntity,
});

/** schema.org AboutPage or ContactPage: a page about the company. */
export const companyPage = (
  context: StructuredDataContext,
  type: "AboutPage" | "ContactPage",
  page: Described,
) => webPage(context, type, page, provider(context));

/** schema.org CollectionPage: a page that lists other pages. */
export const collectionPage = (
  context: StructuredDataContext,
  page: Described,
  items: readonly Pick<Described, "path" | "name">[],
) =>
  webPage(context, "CollectionPage", page, {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absolute(context, path),
    })),
  });
