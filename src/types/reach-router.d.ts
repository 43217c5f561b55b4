/** The part of Gatsby's router that the site uses; the package has no types. */
declare module "@gatsbyjs/reach-router" {
  /** `location` is where the router is, which a `popstate` has not changed yet. */
  export const globalHistory: { location: { href: string } };
}
