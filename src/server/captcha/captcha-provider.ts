import type { SpentCaptcha } from "../store/idempotency";

/**
 * A provider's verdict on a token. `spend` records a token that could be replayed as used. `sinceOpenedMs` is
 * the time since the visitor opened the page. `reason` is for the log and never contains the token.
 */
export type CaptchaVerdict =
  { passed: true; spend?: SpentCaptcha; sinceOpenedMs?: number } | { passed: false; reason?: string };

/**
 * One kind of robot test. A provider with challenges of its own issues them here; the other providers load theirs in
 * the browser.
 */
export interface CaptchaProvider {
  createChallenge?(): Promise<object>;
  /**
   * Judges the token of the request header. Any text is a token; a bad one is a verdict, never an error.
   * @param address of the visitor, if it comes from a trusted proxy.
   * @throws if the token cannot be judged now.
   */
  verify(token: string, address?: string): Promise<CaptchaVerdict>;
}
