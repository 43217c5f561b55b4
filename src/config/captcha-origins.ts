import type { CaptchaProviderName } from "./captcha-providers";

type Directive = "script-src" | "frame-src" | "connect-src" | "style-src";

const hcaptcha = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** CSP sources that each captcha provider documents. ALTCHA runs on our own server and needs none. */
export const captchaOrigins: Record<CaptchaProviderName, Partial<Record<Directive, string[]>>> = {
  altcha: {},
  turnstile: {
    "script-src": ["https://challenges.cloudflare.com"],
    "frame-src": ["https://challenges.cloudflare.com"],
  },
  hcaptcha: { "script-src": hcaptcha, "frame-src": hcaptcha, "connect-src": hcaptcha, "style-src": hcaptcha },
  recaptcha: {
    // Paths, not whole origins: these hosts also serve scripts that could be used to bypass the policy.
    "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    "connect-src": ["https://www.google.com/recaptcha/"],
  },
};
