import { pageAddress } from "../address";
import { useSite } from "../../site-data/context";
import { useSiteUrl } from "../use-site-url";

/** The site, as the functions in this folder need it. */
export interface StructuredDataContext {
  site: Queries.SiteSettingsFragment;
  /** Without a trailing slash; empty when SITE_URL is not set. */
  siteUrl: string;
}

/** Absolute URL of a path; the path itself when SITE_URL is not set. */
export const absolute = ({ siteUrl }: StructuredDataContext, path: string): string =>
  pageAddress(siteUrl, path);

/** Input of the functions in `structured-data`. */
export const useStructuredDataContext = (): StructuredDataContext => ({
  site: useSite(),
  siteUrl: useSiteUrl(),
});
