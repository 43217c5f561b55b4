import type { SpentCaptcha } from "../store/once";

/**
 * What a provider says of a token. A passed token that can be replayed names what to remember it by, and may tell how
 * long ago the visitor opened the page; a refused one may come with a reason for the log, which never holds the token.
 */
export type CaptchaVerdict =
  { passed: true; spend?: SpentCaptcha; sinceOpenedMs?: number } | { passed: false; reason?: string };

/** One kind of robot test. A provider with challenges of its own hands them out; the others load theirs in the browser. */
export interface CaptchaProvider {
  createChallenge?(): Promise<object>;
  /**
   * Judges the token of the request header. Any text is a token; a bad one is a verdict, never an error.
   * @param address of the visitor, where one is believed.
   * @throws when nobody can judge it now.
   */
  verify(token: string, address?: string): Promise<CaptchaVerdict>;
}
