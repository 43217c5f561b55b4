import { pageAddress } from "../address";

/** The site, as the functions in this folder need it. */
export interface StructuredDataContext {
  site: Queries.SiteSettingsFragment;
  /** Without a trailing slash; empty when SITE_URL is not set. */
  siteUrl: string;
}

/** Absolute URL of a path; the path itself when SITE_URL is not set. */
export const absolute = ({ siteUrl }: StructuredDataContext, path: string): string =>
  pageAddress(siteUrl, path);
