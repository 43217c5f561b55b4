export const longestPauseMs = 6 * 60 * 60 * 1000;
const giveUpAfterMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The pause after this many attempts: doubled each time, up to 6 hours. Undefined once the pauses add up to 7
 * days. Only pauses count, so that downtime or a clock change costs no attempts.
 */
export const pauseAfter = (attempts: number, firstMs: number): number | undefined => {
  let pause = Math.min(firstMs, longestPauseMs);
  let waited = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    waited += pause;
    if (waited >= giveUpAfterMs) return undefined;
    pause = Math.min(pause * 2, longestPauseMs);
  }
  return pause;
};
