const forever = "public, max-age=31536000, immutable";
/** Data of pages, which is fetched ahead: Firefox refuses to, where it must ask again at once. */
const briefly = "max-age=5, must-revalidate";
const revalidate = "no-cache";

/** Where Gatsby keeps the data of pages. */
export const pageData = "/page-data/";

/**
 * Gatsby puts a content hash in the names of its scripts and styles, and in the paths under /static/; the search
 * index has shorter ones.
 */
const hashed = /^\/static\/|^\/pagefind\/.*_[0-9a-f]{7,}\.pf_\w+$|[.-][0-9a-f]{16,}\.(?:js|mjs|css)$/;

/** Whether the path contains a content hash, so that its content never changes. */
export const isHashed = (path: string): boolean => hashed.test(path);

/** Whether a browser may keep the file for good, for the seconds until a link is followed, or must ask each time. */
export const cacheControl = (path: string): string => {
  if (isHashed(path)) return forever;
  return path.startsWith(pageData) ? briefly : revalidate;
};
