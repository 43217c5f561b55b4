const forever = "public, max-age=31536000, immutable";
const revalidate = "no-cache";

/**
 * Gatsby puts a content hash in the names of its scripts and styles, and in the paths under /static/; the search
 * index has shorter ones.
 */
const hashed = /^\/static\/|^\/pagefind\/.*_[0-9a-f]{7,}\.pf_\w+$|[.-][0-9a-f]{16,}\.(?:js|mjs|css)$/;

/** Whether the path contains a content hash, so that its content never changes. */
export const isHashed = (path: string): boolean => hashed.test(path);

/** Whether a browser may keep the file for good, or must ask each time whether it changed. */
export const cacheControl = (path: string): string => (isHashed(path) ? forever : revalidate);
