import type { CaptchaVerdict } from "./captcha-provider";

interface Asked {
  verdict: Promise<CaptchaVerdict>;
  /** When to forget the token, by a clock that cannot be set. */
  until: number;
}

/**
 * Asks the provider about each token only once: it accepts a token once, but the same call may arrive twice, or again
 * after a store failure. The store decides, with the lead, whether a token is used up.
 * @param lifetimeMs how long a provider's token is valid.
 */
export const cachePassedTokens = (lifetimeMs: number) => {
  const asked = new Map<string, Asked>();

  /** The map is in the order of asking, so the first entries expire first. */
  const dropExpired = (): void => {
    for (const [id, { until }] of asked) {
      if (until > performance.now()) return;
      asked.delete(id);
    }
  };

  return (id: string, ask: () => Promise<CaptchaVerdict>): Promise<CaptchaVerdict> => {
    dropExpired();
    const earlier = asked.get(id);
    if (earlier) return earlier.verdict;
    const forget = () => asked.delete(id);
    const verdict = ask();
    asked.set(id, { verdict, until: performance.now() + lifetimeMs });
    verdict.then(({ passed }) => passed || forget(), forget);
    return verdict;
  };
};
