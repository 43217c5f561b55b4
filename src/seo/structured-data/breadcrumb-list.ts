import type { Crumb } from "../../routes/crumbs";
import { absolute, type StructuredDataContext } from "./context";

/** schema.org BreadcrumbList of a page's trail; its items are pages, so a step without one is left out. */
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
