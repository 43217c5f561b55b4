type Environment = Record<string, string | undefined>;

/** Where the built site stands and loads from, as the environment of the build says. */
export interface SiteAddress {
  /** The site's own origin, `https://www.example.com`; empty until it is known. */
  siteUrl: string;
  /** The folder that the site stands in, `/agency`; empty at the root of its host. */
  pathPrefix: string;
  /** Where scripts, pictures and data are loaded from, `https://assets.example.com`; empty: the site's own origin. */
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
 * Reads `SITE_URL`, `PATH_PREFIX` and `ASSET_PREFIX`; slashes at their ends mean nothing.
 * @throws Error that names the setting and says what is expected.
 */
export const readSiteAddress = (env: Environment): SiteAddress => ({
  siteUrl: origin(trimmed(env.SITE_URL)),
  pathPrefix: folder(trimmed(env.PATH_PREFIX)),
  assetPrefix: base(trimmed(env.ASSET_PREFIX)),
});

/** Address of the home page without a slash at its end; empty while the site's origin is not known. */
export const homeAddress = ({ siteUrl, pathPrefix }: SiteAddress): string => siteUrl && siteUrl + pathPrefix;

/** Origin of the asset base; empty when everything is loaded from the site's own. */
export const assetOrigin = ({ assetPrefix }: SiteAddress): string =>
  assetPrefix && new URL(assetPrefix).origin;
