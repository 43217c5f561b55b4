import type { CaptchaProviderName } from "../../config/captcha-providers";

export interface CaptchaEvents {
  /** `token` can be used for one submission. */
  onPassed(token: string): void;
  onExpired(): void;
  /** The captcha could not be loaded or failed. */
  onError(reason: unknown): void;
}

export interface CaptchaWidget {
  /** Runs the captcha when our own checkbox is checked; third-party widgets have their own and lack this. */
  start?(): void;
  /** Discards the token, so that the captcha must be solved again. */
  reset(): void;
  remove(): void;
}

/** Renders a captcha into `host`. Rejects when it cannot be loaded. */
export type OpenCaptcha = (
  host: HTMLElement,
  siteKey: string,
  events: CaptchaEvents,
) => Promise<CaptchaWidget>;

const ofScript = (name: Exclude<CaptchaProviderName, "altcha">) => async () =>
  (await import("./script-captchas"))[name];

const providers: Record<CaptchaProviderName, () => Promise<OpenCaptcha>> = {
  altcha: async () => (await import("./altcha")).open,
  turnstile: ofScript("turnstile"),
  hcaptcha: ofScript("hcaptcha"),
  recaptcha: ofScript("recaptcha"),
};

/** Loads the configured provider's module and renders its captcha. */
export const openCaptcha = async (
  name: CaptchaProviderName,
  host: HTMLElement,
  siteKey: string,
  events: CaptchaEvents,
): Promise<CaptchaWidget> => (await providers[name]())(host, siteKey, events);

/** Dispatches an event, so that the page's own scripts can react to a captcha that failed. */
export const emitCaptchaError = (reason: unknown): void => {
  window.dispatchEvent(new CustomEvent("captcha:error", { detail: reason }));
};
