const retriable = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

const defaultDelayMs = 300;
const longestDelayMs = 5_000;

/** Milliseconds to wait before a retry; null when a retry would not help. */
export const retryDelay = (response: Response): number | null => {
  if (!retriable.has(response.status)) return null;
  const wanted = retryAfter(response.headers.get("Retry-After"));
  return Math.min(Math.max(wanted ?? defaultDelayMs, 0), longestDelayMs);
};

/** Parses a Retry-After header (seconds or a date) to milliseconds from now. */
const retryAfter = (header: string | null): number | null => {
  if (!header) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : date - Date.now();
};

/** Waits; rejects as soon as the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("The call took too long.", "AbortError"));
    });
  });
