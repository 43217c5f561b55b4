import { pathOf } from "../../routes/page-table";
import { absolute, type StructuredDataContext } from "./context";

/** schema.org Organization: the company and its contact details. */
export const organization = (context: StructuredDataContext) => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  "@id": absolute(context, "/#organization"),
  name: context.site.company,
  description: context.site.description,
  url: absolute(context, "/"),
  logo: absolute(context, "/icons/icon-512x512.png"),
  ...(context.site.social.length > 0 && { sameAs: context.site.social.map(({ href }) => href) }),
  foundingDate: String(context.site.foundingYear),
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "sales",
    telephone: context.site.sales.phone,
    email: context.site.sales.email,
  },
  address: context.site.offices.map(({ name, address, country }) => ({
    "@type": "PostalAddress",
    streetAddress: address.slice(0, -1).join(", "),
    addressLocality: name,
    addressCountry: country,
  })),
});

/** schema.org WebSite. */
export const website = (context: StructuredDataContext) => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  "@id": absolute(context, "/#website"),
  name: context.site.company,
  description: context.site.description,
  url: absolute(context, "/"),
  inLanguage: context.site.language,
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${absolute(context, pathOf("search-page"))}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
  publisher: { "@id": absolute(context, "/#organization") },
});
