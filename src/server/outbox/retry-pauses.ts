export const longestPauseMs = 6 * 60 * 60 * 1000;
const giveUpAfterMs = 7 * 24 * 60 * 60 * 1000;

/** A next attempt later than this was planned before the clock was moved back. */
export const farthestAttemptMs = longestPauseMs + 60_000;

/**
 * The pause after so many attempts: each twice the one before, up to 6 hours. Undefined once they come to 7 days;
 * counted in pauses, so that neither a server that stood still nor a clock that jumped takes attempts away.
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
