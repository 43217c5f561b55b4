/** Third-party captchas. Each needs a site key and verifies tokens at its own siteverify endpoint. */
export const siteVerifyProviders = ["turnstile", "hcaptcha", "recaptcha"] as const;

/** All captcha providers; the first one is the default. */
export const captchaProviders = ["altcha", ...siteVerifyProviders] as const;

export type SiteVerifyName = (typeof siteVerifyProviders)[number];
export type CaptchaProviderName = (typeof captchaProviders)[number];
