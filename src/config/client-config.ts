import { basePath } from "./base-path";
import type { CaptchaProviderName } from "./captcha-providers";
import { defaultApiKey, defaultCaptchaHeader, defaultIdempotencyHeader } from "./call-names";

// Each variable is written out, because webpack replaces exactly these expressions.
const apiUrl = (process.env.GATSBY_API_URL || `${basePath()}/api`).replace(/\/+$/, "");

const list = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Settings that are compiled into the browser bundle. A header whose name is empty is not sent. */
export const clientConfig = {
  apiUrl,
  apiKey: process.env.GATSBY_API_KEY || defaultApiKey,
  /** Returns `{"countryCode": …}`. */
  geoUrl: process.env.GATSBY_GEO_URL || `${apiUrl}/geo`,
  idempotencyHeader: process.env.GATSBY_IDEMPOTENCY_HEADER ?? defaultIdempotencyHeader,
  captcha: {
    provider: (process.env.GATSBY_CAPTCHA_PROVIDER || "altcha") as CaptchaProviderName,
    siteKey: process.env.GATSBY_CAPTCHA_SITE_KEY || "",
    header: process.env.GATSBY_CAPTCHA_HEADER ?? defaultCaptchaHeader,
  },
  /**
   * Header with the campaign and referrer of visitors who consented. Empty: no consent is asked for and nothing is
   * sent.
   */
  attributionHeader: process.env.GATSBY_ATTRIBUTION_HEADER || "",
  tagManager: {
    id: process.env.GATSBY_TAG_MANAGER_ID || "",
    src: process.env.GATSBY_TAG_MANAGER_SRC || "https://www.googletagmanager.com/gtm.js",
  },
  /** `{id}` in the URL is replaced by the id. */
  heatMap: {
    src: (process.env.GATSBY_HEATMAP_SRC || "").replace("{id}", process.env.GATSBY_HEATMAP_ID || ""),
    id: process.env.GATSBY_HEATMAP_ID || "",
  },
  /** More origins that these tools load from or report to. */
  analyticsOrigins: list(process.env.GATSBY_ANALYTICS_ORIGINS || ""),
  /** Names of the cookies that these tools set; `*` stands for anything. A refusal erases them, and no others. */
  analyticsCookies: list(
    process.env.GATSBY_ANALYTICS_COOKIES || "_ga* _gid _gat* _gcl_* _dc_gtm_* _hj* _clck _clsk",
  ),
  recruiting: {
    script: process.env.GATSBY_RECRUITING_SCRIPT || "",
    container: process.env.GATSBY_RECRUITING_CONTAINER || "recruiting-jobs",
    origins: list(process.env.GATSBY_RECRUITING_ORIGINS || ""),
  },
};
