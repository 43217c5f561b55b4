interface PageKind {
  /** Name of the content model's entity that it shows; other code names the kind so. */
  entity: string;
  /** File in `src/templates`. */
  template: string;
  /** Where it stands; the star is the slug of a file. */
  path: string;
  /** The kind of the page above, where the address does not tell it. */
  parent?: string;
}

/** Every kind of page of the site. A new kind is a line here, a schema and a template. */
export const pageTable = [
  { entity: "home-page", template: "home", path: "/" },
  { entity: "about-page", template: "about", path: "/about" },
  { entity: "contact-page", template: "contact", path: "/contact-us" },
  { entity: "thank-you-page", template: "thank-you", path: "/thank-you" },
  { entity: "blog-page", template: "blog", path: "/blog" },
  { entity: "article", template: "article", path: "/blog/*" },
  { entity: "blog-topic", template: "blog-topic", path: "/blog/*" },
  { entity: "career-page", template: "career", path: "/career" },
  { entity: "join-us-page", template: "join-us", path: "/join-us", parent: "career-page" },
  { entity: "development-page", template: "development", path: "/*" },
  { entity: "portfolio-page", template: "portfolio", path: "/portfolio" },
  { entity: "case-study", template: "case-study", path: "/portfolio/*" },
  { entity: "services-page", template: "services", path: "/services" },
  { entity: "service", template: "service", path: "/services/*" },
  { entity: "hire-page", template: "hire", path: "/hire/*" },
  { entity: "legal-page", template: "legal", path: "/*" },
  { entity: "error-page", template: "error", path: "/*.html" },
] as const satisfies readonly PageKind[];

export type PageKindName = (typeof pageTable)[number]["entity"];

/** Path of a page of the site; kinds with a file for each page need its slug. */
export const pathOf = (kind: PageKindName, slug = ""): string =>
  pageTable.find(({ entity }) => entity === kind)!.path.replace("*", slug);
