/** Robot tests of somebody else's: each has a site key, and judges its tokens at an address of its own. */
export const siteVerifyProviders = ["turnstile", "hcaptcha", "recaptcha"] as const;

/** Every robot test that can be chosen; the first, our own, is the default. */
export const captchaProviders = ["altcha", ...siteVerifyProviders] as const;

export type SiteVerifyName = (typeof siteVerifyProviders)[number];
export type CaptchaProviderName = (typeof captchaProviders)[number];
