import type { CaptchaProviderName } from "../../config/captcha-providers";

/** What a robot test reports. */
export interface CaptchaEvents {
  /** The token to send; it can be used once. */
  onPassed(token: string): void;
  /** The token is too old by now. */
  onExpired(): void;
  /** The test cannot be had. */
  onError(reason: unknown): void;
}

/** A robot test on the page. */
export interface CaptchaWidget {
  /** Runs the test when the visitor ticks our own box; tests with a box of their own lack it. */
  start?(): void;
  /** Forgets what was passed, so that the test must be passed again. */
  reset(): void;
  remove(): void;
}

/** Puts a robot test into `host`. Rejects when it cannot be loaded. */
export type OpenCaptcha = (
  host: HTMLElement,
  siteKey: string,
  events: CaptchaEvents,
) => Promise<CaptchaWidget>;

const providers: Record<CaptchaProviderName, () => Promise<{ open: OpenCaptcha }>> = {
  altcha: () => import("./altcha"),
  turnstile: () => import("./turnstile"),
  hcaptcha: () => import("./hcaptcha"),
  recaptcha: () => import("./recaptcha"),
};

/** Loads the provider's part, and opens its test. */
export const openCaptcha = async (
  name: CaptchaProviderName,
  host: HTMLElement,
  siteKey: string,
  events: CaptchaEvents,
): Promise<CaptchaWidget> => (await providers[name]()).open(host, siteKey, events);

/** Tells the page's own scripts that the test could not be had. */
export const emitCaptchaError = (reason: unknown): void => {
  window.dispatchEvent(new CustomEvent("captcha:error", { detail: reason }));
};
