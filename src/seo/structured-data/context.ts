import { pageAddress } from "../address";

/** The site that the data is about. */
export interface StructuredDataContext {
  site: Queries.SiteSettingsFragment;
  /** Without a trailing slash; empty while the address is not known. */
  siteUrl: string;
}

/** Absolute address of a path of the site, or the path itself while the address is not known. */
export const absolute = ({ siteUrl }: StructuredDataContext, path: string): string =>
  pageAddress(siteUrl, path);
