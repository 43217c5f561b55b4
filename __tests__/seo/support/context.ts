import type { StructuredDataContext } from "../../../src/seo/structured-data/context";

export const contacts = { phone: "+1 202-555-0100", messaging: "+1 202-555-0101", email: "hi@kiln.example" };
const site: StructuredDataContext["site"] = {
  company: "Kiln & Co",
  tagline: "Made by hand",
  description: "A pottery.",
  language: "en",
  foundingYear: 2013,
  sales: { ...contacts, skype: "live:kiln" },
  recruitment: contacts,
  phoneHours: null,
  social: [],
  feed: null,
  jsonFeed: null,
  offices: [
    {
      name: "Pune",
      address: ["1 Kiln Road", "Old Town", "Pune"],
      country: "IN",
      directions: "https://maps.example/",
    },
  ],
};
export const known: StructuredDataContext = { site, siteUrl: "https://kiln.example" };

/** The company, as other items name it. */
export const maker = {
  "@type": "Organization",
  "@id": "https://kiln.example/#organization",
  name: "Kiln & Co",
};
