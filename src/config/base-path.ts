declare const __BASE_PATH__: string | undefined;
declare const __PATH_PREFIX__: string | undefined;

/**
 * The folder that the site is served from, without a trailing slash; usually empty. Not `__PATH_PREFIX__`, which Gatsby
 * also uses for the asset base. Empty outside a webpack bundle of the site.
 */
export const basePath = (): string => (typeof __BASE_PATH__ === "undefined" ? "" : (__BASE_PATH__ ?? ""));

/** Base URL of assets, without a trailing slash: the asset base if there is one, otherwise the site's folder. */
export const assetBase = (): string =>
  typeof __PATH_PREFIX__ === "undefined" ? basePath() : (__PATH_PREFIX__ ?? "");
