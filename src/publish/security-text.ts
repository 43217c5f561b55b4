import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { site, type SiteSettings } from "../content-model/entities/site";
import { readSettings } from "../content-model/read-settings";

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
  const whole = (address: string) => (address.startsWith("/") ? home && home + address : address);
  const lines = {
    Contact: whole(contact),
    Expires: expires,
    "Preferred-Languages": language,
    Canonical: home && new URL("/.well-known/security.txt", home).href,
    Policy: policy && whole(policy),
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
