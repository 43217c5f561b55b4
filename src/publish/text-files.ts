import { mkdirSync, rmSync, writeFileSync, existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { site, type SiteSettings } from "../content-model/entities/site";
import { readSettings } from "../content-model/read-settings";

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

/** RFC 9116 advises less than a year: a site that is no longer built may no longer read its mail. */
const validDays = 360;

/** The text of security.txt (RFC 9116). `home`: URL of the home page, or empty when SITE_URL is not set. */
export const securityText = (
  { contact, policy }: NonNullable<SiteSettings["security"]>,
  language: string,
  home: string,
  now: Date,
): string => {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000).toISOString();
  const absolute = (address: string) => (address.startsWith("/") ? home && home + address : address);
  const lines = {
    Contact: absolute(contact),
    Expires: expires,
    "Preferred-Languages": language,
    Canonical: home && new URL("/.well-known/security.txt", home).href,
    Policy: policy && absolute(policy),
  };
  return Object.entries(lines)
    .flatMap(([name, value]) => (value ? [`${name}: ${value}\n`] : []))
    .join("");
};

/** Writes `.well-known/security.txt`, or removes it if the settings have no contact. */
export const publishSecurityText = (
  root: string,
  publicFolder: string,
  home: string,
  now = new Date(),
): void => {
  const { security, language } = readSettings(root, site);
  const file = join(publicFolder, ".well-known/security.txt");
  if (!security) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, securityText(security, language, home, now));
};
