/**
 * Requirements of schema.org and of the search engines' guides for each type that the site uses: required properties
 * and optional ones. A property in neither list is a mistake, and so is a type that is missing here.
 */
const types: Record<string, { needs: string; may?: string }> = {
  Organization: { needs: "@id name", may: "description url logo sameAs foundingDate contactPoint address" },
  ContactPoint: { needs: "contactType telephone email" },
  PostalAddress: { needs: "addressLocality", may: "streetAddress addressCountry" },
  WebSite: { needs: "@id name url inLanguage publisher", may: "description potentialAction" },
  SearchAction: { needs: "target query-input" },
  EntryPoint: { needs: "urlTemplate" },
  BreadcrumbList: { needs: "itemListElement" },
  ItemList: { needs: "itemListElement numberOfItems" },
  ListItem: { needs: "position name", may: "item url" },
  Service: { needs: "name description url provider serviceType" },
  BlogPosting: {
    needs:
      "headline description image datePublished dateModified author publisher wordCount mainEntityOfPage",
    may: "inLanguage",
  },
  TechArticle: {
    needs: "headline description image author publisher wordCount mainEntityOfPage about",
    may: "inLanguage",
  },
  Person: { needs: "name url", may: "@id jobTitle image description worksFor sameAs knowsAbout" },
  FAQPage: { needs: "mainEntity" },
  Question: { needs: "name acceptedAnswer" },
  Answer: { needs: "text" },
  AboutPage: { needs: "name description url mainEntity", may: "inLanguage isPartOf" },
  ContactPage: { needs: "name description url mainEntity", may: "inLanguage isPartOf" },
  CollectionPage: { needs: "name description url mainEntity", may: "inLanguage isPartOf" },
  CreativeWork: {
    needs: "name description url image creator datePublished dateModified",
    may: "inLanguage keywords",
  },
  JobPosting: {
    needs: "title url description qualifications datePosted employmentType hiringOrganization",
    may: "responsibilities validThrough jobLocation jobLocationType applicantLocationRequirements",
  },
  Country: { needs: "name" },
  Place: { needs: "address" },
  VideoObject: { needs: "name description thumbnailUrl uploadDate contentUrl" },
};

const isUrl = (value: unknown) => typeof value === "string" && URL.canParse(value);
const isDay = (value: unknown) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Values that must have a format, by property. */
const forms: Record<string, (value: unknown) => boolean> = {
  ...Object.fromEntries(
    ["url", "item", "image", "logo", "mainEntityOfPage", "thumbnailUrl", "contentUrl", "@id"].map((name) => [
      name,
      isUrl,
    ]),
  ),
  ...Object.fromEntries(["datePublished", "dateModified", "datePosted"].map((name) => [name, isDay])),
  uploadDate: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value),
  wordCount: (value) => Number.isInteger(value) && Number(value) > 0,
  position: (value) => Number.isInteger(value) && Number(value) > 0,
};

/**
 * Properties that depend on each other,
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting.
 */
const rules: Record<string, (fields: Record<string, unknown>) => string | false> = {
  JobPosting: ({ jobLocation, jobLocationType, applicantLocationRequirements }) => {
    if (jobLocationType === undefined) {
      if (applicantLocationRequirements) return "only remote work has applicantLocationRequirements";
      return !jobLocation && "work that is not remote has a jobLocation";
    }
    return (
      (jobLocationType !== "TELECOMMUTE" && "jobLocationType is TELECOMMUTE") ||
      (!applicantLocationRequirements && "remote work has applicantLocationRequirements")
    );
  },
  // Google requires this for openings, because a town alone may be anywhere.
  PostalAddress: ({ addressLocality, addressCountry }) =>
    (!/^[A-Z]{2}$/.test(String(addressCountry)) && "addressCountry is a code") ||
    (/,| or |remote/i.test(String(addressLocality)) && "addressLocality is one town"),
};

const words = (list = "") => list.split(" ").filter(Boolean);

/** Faults of a schema.org item and everything in it, as sentences. */
export const itemFaults = (item: object): string[] => {
  const { "@type": type, "@context": context, ...fields } = item as Record<string, unknown>;
  const keys = Object.keys(fields);
  // A reference to an item elsewhere.
  if (type === undefined && keys.length === 1 && isUrl(fields["@id"])) return [];
  const known = types[String(type)];
  if (!known) return [`${String(type)} is no type that the site uses`];
  const allowed = [...words(known.needs), ...words(known.may)];
  const broken = rules[String(type)]?.(fields);
  return [
    ...(broken ? [`${String(type)}: ${broken}`] : []),
    ...(context === undefined || context === "https://schema.org" ? [] : [`${String(type)}: wrong @context`]),
    ...words(known.needs)
      .filter((name) => fields[name] === undefined || fields[name] === "")
      .map((name) => `${String(type)} has no ${name}`),
    ...keys.filter((name) => !allowed.includes(name)).map((name) => `${String(type)} knows no ${name}`),
    ...keys
      .filter((name) => forms[name] && !forms[name](fields[name]))
      .map((name) => `${String(type)}: ${name} is ${JSON.stringify(fields[name])}`),
    ...Object.values(fields)
      .flat()
      .flatMap((value) => (typeof value === "object" && value ? itemFaults(value) : [])),
  ];
};
