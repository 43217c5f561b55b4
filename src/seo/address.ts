/** Absolute URL of a page; the path itself when SITE_URL is not set. */
export const pageAddress = (siteUrl: string, path: string): string => {
  if (path !== "/" || !siteUrl) return siteUrl + path;
  // In a subfolder, the home page's URL ends in a slash.
  return new URL(siteUrl).pathname === "/" ? siteUrl : `${siteUrl}/`;
};

/**
 * Absolute URL of a built file. `url` is a path, or already absolute when an asset base is set, with the file's name as it
 * stands: “50% off #1.webp” is no fragment.
 */
export const fileAddress = (siteUrl: string, url: string): string => {
  const encoded = url.replace(/[^/]*$/, encodeURIComponent);
  return siteUrl ? new URL(encoded, siteUrl).href : encoded;
};
