import type { CaptchaProviderName } from "../../../../src/config/captcha-providers";

/** PATH_PREFIX of the configured site; its asset base follows. */
export const folder = "/agency";
export const assets = "https://assets.example";

/** Path of a page on the configured site. */
export const at = (path: string): string => folder + path;

/** Third parties of the configured build. All of these hosts are mocked. */
export const tagManager = "https://tags.example/gtm.js";
export const heatMap = "https://heat.example/42.js";
export const collector = "https://collect.example";
export const jobs = { script: "https://jobs.example/embed.js", data: "https://jobs-data.example" };
/** The cookie that the tag manager's script sets. */
export const trackingCookie = "_tags";
const tagManagerId = "GTM-KILN1";
const heatMapId = "42";
export const attributionHeader = "X-Attribution";

/** A build has one captcha provider; the folders for the other two are made from it. */
export const builtProvider = "turnstile";

export const captchaSettings = (provider: CaptchaProviderName) => ({
  GATSBY_CAPTCHA_PROVIDER: provider,
  GATSBY_CAPTCHA_SITE_KEY: "site-key-of-the-tests",
});

/** Configures every third party and both prefixes. */
export const buildSettings = {
  ...captchaSettings(builtProvider),
  SITE_URL: "https://www.example.com",
  PATH_PREFIX: folder,
  ASSET_PREFIX: assets,
  GATSBY_TAG_MANAGER_ID: tagManagerId,
  GATSBY_TAG_MANAGER_SRC: tagManager,
  GATSBY_HEATMAP_SRC: "https://heat.example/{id}.js",
  GATSBY_HEATMAP_ID: heatMapId,
  GATSBY_ANALYTICS_ORIGINS: collector,
  GATSBY_ANALYTICS_COOKIES: `${trackingCookie}*`,
  GATSBY_ATTRIBUTION_HEADER: attributionHeader,
  GATSBY_RECRUITING_SCRIPT: jobs.script,
  GATSBY_RECRUITING_ORIGINS: jobs.data,
};
