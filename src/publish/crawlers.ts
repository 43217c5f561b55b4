import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Nothing is indexed before the site has an address of its own. */
const robots = (home: string): string =>
  home ? `User-agent: *\nAllow: /\nSitemap: ${home}/sitemap-index.xml\n` : "User-agent: *\nDisallow: /\n";

/** gatsby-plugin-sitemap puts the asset base into the addresses of its index, but crawlers want the site's own. */
const correctSitemapIndex = (publicFolder: string, home: string): void => {
  const file = join(publicFolder, "sitemap-index.xml");
  if (!home || !existsSync(file)) return;
  const index = readFileSync(file, "utf8");
  writeFileSync(file, index.replace(/<loc>[^<]*\/(sitemap-\d+\.xml)<\/loc>/g, `<loc>${home}/$1</loc>`));
};

/** Tells crawlers what they may read. `home`: address of the home page, or empty while it is not known. */
export const instructCrawlers = (publicFolder: string, home: string): void => {
  writeFileSync(join(publicFolder, "robots.txt"), robots(home));
  correctSitemapIndex(publicFolder, home);
};
