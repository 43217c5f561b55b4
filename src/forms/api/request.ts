import { clientConfig } from "../../config/client-config";
import { apiKeyHeader } from "../../config/call-names";
import { parseJson } from "../../content-model/records";

const retriable = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

const defaultDelayMs = 300;
const longestDelayMs = 5_000;

/** Milliseconds to wait before a retry, as `Retry-After` says (seconds or a date); null when a retry would not help. */
const retryDelay = ({ status, headers }: Response): number | null => {
  if (!retriable.has(status)) return null;
  const wanted = headers.get("Retry-After")?.trim() ?? "";
  const delay = /^\d+$/.test(wanted) ? Number(wanted) * 1000 : Date.parse(wanted) - Date.now();
  return Number.isNaN(delay) ? defaultDelayMs : Math.min(Math.max(delay, 0), longestDelayMs);
};

/** Waits; rejects as soon as the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("The call took too long.", "AbortError"));
    });
  });

const requestLimitMs = 15_000;

/** The response: its status, and its body parsed as JSON. */
export interface Answer {
  status: number;
  /** Undefined when the body is not JSON. */
  json: unknown;
}

interface CallOptions {
  headers?: Record<string, string>;
  /** Timeout in milliseconds for the whole call, including the retry and the pause before it. */
  limitMs?: number;
}

export const apiHeaders = (): Record<string, string> => ({
  Accept: "application/json",
  "Content-Type": "application/json",
  [apiKeyHeader]: clientConfig.apiKey,
});

/** GET. Retries once after a response that allows it. Rejects on a network error or timeout. */
export const get = (url: string, options: CallOptions = {}): Promise<Answer> =>
  limited(options, async (signal) => {
    const request = () => fetch(url, { method: "GET", headers: options.headers ?? apiHeaders(), signal });
    const first = await request();
    const delay = retryDelay(first);
    if (delay === null) return read(first);
    await pause(delay, signal);
    return read(await request());
  });

/** POST; never retried. Rejects on a network error or timeout. */
export const post = (url: string, body: string, options: CallOptions = {}): Promise<Answer> =>
  limited(options, async (signal) =>
    read(
      await fetch(url, { method: "POST", headers: { ...apiHeaders(), ...options.headers }, body, signal }),
    ),
  );

const limited = async <T>(
  { limitMs = requestLimitMs }: CallOptions,
  run: (signal: AbortSignal) => Promise<T>,
) => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limitMs);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
  }
};

const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  json: parseJson(await response.text()),
});
