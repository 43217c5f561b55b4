/** Content of the title element. */
export const pageTitle = (title: string, company: string): string => `${title} | ${company}`;

/** Absolute URL of a page; the path if SITE_URL is not set. */
export const pageAddress = (siteUrl: string, path: string): string => {
  if (path !== "/" || !siteUrl) return siteUrl + path;
  // In a subfolder, the home page's URL ends in a slash.
  return new URL(siteUrl).pathname === "/" ? siteUrl : `${siteUrl}/`;
};

/**
 * Absolute URL of a built file. `url` is a path, or already absolute if an asset base is set. The file's name is not
 * encoded: in “50% off #1.webp”, `#` begins no fragment.
 */
export const fileAddress = (siteUrl: string, url: string): string => {
  const encoded = url.replace(/[^/]*$/, encodeURIComponent);
  return siteUrl ? new URL(encoded, siteUrl).href : encoded;
};
