declare const __BASE_PATH__: string | undefined;

/**
 * The folder that the site stands in, without a slash at its end; mostly empty. Never the asset base, which Gatsby's
 * `__PATH_PREFIX__` names too. Outside a bundle of the site there is none.
 */
export const basePath = (): string => (typeof __BASE_PATH__ === "undefined" ? "" : (__BASE_PATH__ ?? ""));
