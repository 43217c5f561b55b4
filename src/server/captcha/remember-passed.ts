import type { CaptchaVerdict } from "./captcha-provider";

interface Asked {
  verdict: Promise<CaptchaVerdict>;
  /** By a clock that nobody can set. */
  until: number;
}

/**
 * Asks about each token once. A provider passes a token a single time, yet the same call may come twice at once, or
 * again after the store failed. Whether a passed token is used up is for the store to say, together with the lead.
 * @param lifetimeMs how long a provider's token is good.
 */
export const rememberPassed = (lifetimeMs: number) => {
  const asked = new Map<string, Asked>();

  /** Those asked first expire first. */
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
