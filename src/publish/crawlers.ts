import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Without SITE_URL, nothing may be indexed. */
const robots = (home: string): string =>
  home ? `User-agent: *\nAllow: /\nSitemap: ${home}/sitemap-index.xml\n` : "User-agent: *\nDisallow: /\n";

/** gatsby-plugin-sitemap uses the asset base in its index, but crawlers need the site's own origin. */
const correctSitemapIndex = (publicFolder: string, home: string): void => {
  const file = join(publicFolder, "sitemap-index.xml");
  if (!home || !existsSync(file)) return;
  const index = readFileSync(file, "utf8");
  writeFileSync(file, index.replace(/<loc>[^<]*\/(sitemap-\d+\.xml)<\/loc>/g, `<loc>${home}/$1</loc>`));
};

/** Writes robots.txt and corrects the sitemap. `home`: URL of the home page, or empty when SITE_URL is not set. */
export const instructCrawlers = (publicFolder: string, home: string): void => {
  writeFileSync(join(publicFolder, "robots.txt"), robots(home));
  correctSitemapIndex(publicFolder, home);
};
