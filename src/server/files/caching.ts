const forever = "public, max-age=31536000, immutable";
/** For page data, which is prefetched: Firefox does not prefetch what it must revalidate at once. */
const briefly = "max-age=5, must-revalidate";
const revalidate = "no-cache";

export const pageData = "/page-data/";

/**
 * Gatsby puts a content hash in the names of its scripts and styles, and in the paths under /static/; the search
 * index has shorter ones.
 */
const hashed = /^\/static\/|^\/pagefind\/.*_[0-9a-f]{7,}\.pf_\w+$|[.-][0-9a-f]{16,}\.(?:js|mjs|css)$/;

export const isHashed = (path: string): boolean => hashed.test(path);

/** Caches hashed files for good, page data for a few seconds; all other files are revalidated each time. */
export const cacheControl = (path: string): string => {
  if (isHashed(path)) return forever;
  return path.startsWith(pageData) ? briefly : revalidate;
};
