type Environment = Record<string, string | undefined>;

/** Where the built site is served from, as the build's environment says. */
export interface SiteAddress {
  /** The site's own origin, `https://www.example.com`; empty when it is not set. */
  siteUrl: string;
  /** The folder that the site is served from, `/agency`; empty at the root of its host. */
  pathPrefix: string;
  /**
   * Where scripts, pictures and page data are loaded from, `https://assets.example.com`; empty for the site's own
   * origin.
   */
  assetPrefix: string;
}

const trimmed = (value: string | undefined): string => (value ?? "").trim().replace(/\/+$/, "");

const refuse = (name: string, value: string, expected: string): never => {
  throw new Error(`${name}=${value}: expected ${expected}.`);
};

const webAddress = (value: string): URL | undefined =>
  URL.canParse(value) && /^https?:/.test(value) ? new URL(value) : undefined;

const origin = (value: string): string =>
  !value || webAddress(value)?.origin === value.toLowerCase()
    ? value.toLowerCase()
    : refuse("SITE_URL", value, "an origin without a path, such as https://www.example.com");

const folder = (value: string): string => {
  const path = value && `/${value.replace(/^\/+/, "")}`;
  return /^(?:\/[\w.~-]+)*$/.test(path) && !/\/\.\.?(?:\/|$)/.test(path)
    ? path
    : refuse("PATH_PREFIX", value, "a path such as /agency");
};

const base = (value: string): string => {
  const address = webAddress(value);
  return !value || (address && !address.search && !address.hash)
    ? value
    : refuse("ASSET_PREFIX", value, "a whole address, such as https://assets.example.com");
};

/**
 * Reads `SITE_URL`, `PATH_PREFIX` and `ASSET_PREFIX`. Trailing slashes are ignored.
 * @throws Error that names the invalid setting and says what is expected.
 */
export const readSiteAddress = (env: Environment): SiteAddress => ({
  siteUrl: origin(trimmed(env.SITE_URL)),
  pathPrefix: folder(trimmed(env.PATH_PREFIX)),
  assetPrefix: base(trimmed(env.ASSET_PREFIX)),
});

/** URL of the home page without a trailing slash; empty when SITE_URL is not set. */
export const homeAddress = ({ siteUrl, pathPrefix }: SiteAddress): string => siteUrl && siteUrl + pathPrefix;

/** Origin of the asset base; empty when everything comes from the site's own origin. */
export const assetOrigin = ({ assetPrefix }: SiteAddress): string =>
  assetPrefix && new URL(assetPrefix).origin;
