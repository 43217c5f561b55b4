import { defaultApiKey, defaultCaptchaHeader, defaultIdempotencyHeader } from "../forms/payloads/calls";

export type CaptchaProviderName = "altcha" | "turnstile" | "hcaptcha" | "recaptcha";

// Each variable is spelled out, because the build replaces exactly these expressions by their values.
const apiUrl = (process.env.GATSBY_API_URL || "/api").replace(/\/+$/, "");

/** What the build baked in for the browser. An empty header name means that the header is not sent. */
export const clientConfig = {
  apiUrl,
  apiKey: process.env.GATSBY_API_KEY || defaultApiKey,
  /** Answers `{"countryCode": …}`. */
  geoUrl: process.env.GATSBY_GEO_URL || `${apiUrl}/geo`,
  idempotencyHeader: process.env.GATSBY_IDEMPOTENCY_HEADER ?? defaultIdempotencyHeader,
  captcha: {
    provider: (process.env.GATSBY_CAPTCHA_PROVIDER || "altcha") as CaptchaProviderName,
    siteKey: process.env.GATSBY_CAPTCHA_SITE_KEY || "",
    header: process.env.GATSBY_CAPTCHA_HEADER ?? defaultCaptchaHeader,
  },
};
