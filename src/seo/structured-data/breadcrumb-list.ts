import type { Crumb } from "../../routes/crumbs";
import { absolute, type StructuredDataContext } from "./context";

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
