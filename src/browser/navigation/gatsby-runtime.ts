interface NavigateOptions {
  replace?: boolean;
  state?: object;
}

/** A page's data and code. */
interface LoadedPage {
  status?: string;
  json?: { data?: unknown };
}

/** The globals of Gatsby's production runtime that the site uses. */
export interface GatsbyRuntime {
  /** When true, Gatsby turns the next navigation into a full page load. */
  ___swUpdated?: boolean;
  ___navigate?: (to: string | number, options?: NavigateOptions) => unknown;
  ___loader?: {
    loadPage: (address: string) => Promise<LoadedPage | undefined>;
    loadPageSync: (address: string, options?: object) => object | undefined;
  };
}

/** `window`, typed with Gatsby's globals. */
export const gatsbyRuntime = (): GatsbyRuntime => window as GatsbyRuntime;
