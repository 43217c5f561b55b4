import type { CaptchaProviderName } from "./captcha-providers";

type Directive = "script-src" | "frame-src" | "connect-src" | "style-src";

const hcaptcha = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** What a page must admit for each robot test, as the providers document it; our own needs nothing. */
export const captchaOrigins: Record<CaptchaProviderName, Partial<Record<Directive, string[]>>> = {
  altcha: {},
  turnstile: {
    "script-src": ["https://challenges.cloudflare.com"],
    "frame-src": ["https://challenges.cloudflare.com"],
  },
  hcaptcha: { "script-src": hcaptcha, "frame-src": hcaptcha, "connect-src": hcaptcha, "style-src": hcaptcha },
  recaptcha: {
    // By folder: on these hosts stands much else that a foreign script could be smuggled in with.
    "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    "connect-src": ["https://www.google.com/recaptcha/"],
  },
};
