import { useSite } from "../site-data/context";
import type { StructuredDataContext } from "./structured-data/context";
import { useSiteUrl } from "./use-site-url";

/** What the pure functions of `structured-data` need to know of the site. */
export const useStructuredDataContext = (): StructuredDataContext => ({
  site: useSite(),
  siteUrl: useSiteUrl(),
});
