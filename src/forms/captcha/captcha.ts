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

/** Loads the configured provider's module and renders its captcha. */
export const openCaptcha = async (
  name: CaptchaProviderName,
  host: HTMLElement,
  siteKey: string,
  events: CaptchaEvents,
): Promise<CaptchaWidget> => {
  const open =
    name === "altcha" ? (await import("./altcha")).open : (await import("./script-captchas"))[name];
  return open(host, siteKey, events);
};
