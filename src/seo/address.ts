/** Whole address of a page of the site; the path itself while the site's address is not known. */
export const pageAddress = (siteUrl: string, path: string): string => {
  if (path !== "/" || !siteUrl) return siteUrl + path;
  // A site in a folder has its home page at the folder, which ends in a slash.
  return new URL(siteUrl).pathname === "/" ? siteUrl : `${siteUrl}/`;
};

/** Whole address of a file that the build named: a path of the host, or already whole where an asset base is set. */
export const fileAddress = (siteUrl: string, url: string): string =>
  siteUrl ? new URL(url, siteUrl).href : url;
