import { useSite } from "../site-data/context";
import type { StructuredDataContext } from "./structured-data/context";
import { useSiteUrl } from "./use-site-url";

/** Input of the functions in `structured-data`. */
export const useStructuredDataContext = (): StructuredDataContext => ({
  site: useSite(),
  siteUrl: useSiteUrl(),
});
