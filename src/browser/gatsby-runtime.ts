interface NavigateOptions {
  replace?: boolean;
  state?: object;
}

/** What Gatsby leaves on `window` in a built site, as far as it is used here. */
export interface GatsbyRuntime {
  /** Name of the build that this page came from. */
  ___webpackCompilationHash?: string;
  /** Once true, Gatsby turns the next navigation into a full page load. */
  ___swUpdated?: boolean;
  ___navigate?: (to: string | number, options?: NavigateOptions) => unknown;
  ___loader?: { loadPage(path: string): Promise<{ status?: string } | undefined> };
}

/** Gatsby's own part of `window`. */
export const gatsbyRuntime = (): GatsbyRuntime => window as GatsbyRuntime;
