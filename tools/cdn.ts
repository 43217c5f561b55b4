import "./build/dot-env";
import { resolve } from "node:path";
import { readSiteAddress } from "../src/config/site-address";
import { writeCdn } from "./cdn/write-cdn";

/** `npm run cdn` writes an existing build into `cdn/`, for Netlify or Cloudflare Pages. */
const main = async (): Promise<void> => {
  const { siteUrl } = readSiteAddress(process.env);
  const { pages, files, withMeta } = await writeCdn(process.cwd(), resolve("cdn"), {
    siteUrl: siteUrl || undefined,
    hstsSubdomains: hstsSubdomains(),
  });
  console.log(`${pages} pages and ${files} files in cdn/.`);
  if (withMeta > 0)
    console.log(`The policies of ${withMeta} pages stand in the pages: 100 rules are the most.`);
};

const hstsSubdomains = (): boolean => {
  const value = process.env.HSTS_SUBDOMAINS?.trim() || "no";
  if (value !== "yes" && value !== "no") throw new Error(`HSTS_SUBDOMAINS=${value}: expected yes or no.`);
  return value === "yes";
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
