import { useSite } from "../site-data";
import type { StructuredDataContext } from "./structured-data";
import { useSiteUrl } from "./use-site-url";

/** What the pure functions of `structured-data` need to know of the site. */
export const useStructuredDataContext = (): StructuredDataContext => ({
  site: useSite(),
  siteUrl: useSiteUrl(),
});
