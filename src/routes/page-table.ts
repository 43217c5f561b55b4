/** One kind of page: the entity it shows, the template that shows it, and where it stands. */
export interface PageKind {
  readonly entity: string;
  readonly template: string;
  /** Path of the page; collections build it from the slug. */
  readonly path: (slug: string) => string;
  /** Path of the page above, where the address does not tell it. */
  readonly parent?: string;
}

const at = (path: string) => () => path;
const under = (folder: string) => (slug: string) => `${folder}/${slug}`;

/** Every kind of page of the site. A new kind is a line here, a schema and a template. */
export const pageTable: readonly PageKind[] = [
  { entity: "home-page", template: "home", path: at("/") },
  { entity: "about-page", template: "about", path: at("/about") },
  { entity: "contact-page", template: "contact", path: at("/contact-us") },
  { entity: "thank-you-page", template: "thank-you", path: at("/thank-you") },
  { entity: "blog-page", template: "blog", path: at("/blog") },
  { entity: "article", template: "article", path: under("/blog") },
  { entity: "blog-topic", template: "blog-topic", path: under("/blog") },
  { entity: "career-page", template: "career", path: at("/career") },
  { entity: "join-us-page", template: "join-us", path: at("/join-us"), parent: "/career" },
  { entity: "development-page", template: "development", path: under("") },
  { entity: "portfolio-page", template: "portfolio", path: at("/portfolio") },
  { entity: "case-study", template: "case-study", path: under("/portfolio") },
  { entity: "services-page", template: "services", path: at("/services") },
  { entity: "service", template: "service", path: under("/services") },
  { entity: "hire-page", template: "hire", path: under("/hire") },
  { entity: "legal-page", template: "legal", path: under("") },
  { entity: "error-page", template: "error", path: (slug) => `/${slug}.html` },
];
