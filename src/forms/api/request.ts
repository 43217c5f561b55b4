import { clientConfig } from "../../config/client-config";
import { apiKeyHeader } from "../../config/call-names";
import { pause, retryDelay } from "./retry";

const requestLimitMs = 15_000;

/** What came back: the status, and the body if it was JSON. */
export interface Answer {
  status: number;
  /** Undefined when the body was not JSON. */
  json: unknown;
}

interface CallOptions {
  headers?: Record<string, string>;
  /** For the whole call, a retry and its pause included. */
  limitMs?: number;
}

/** Headers that every call to the API carries. */
export const apiHeaders = (): Record<string, string> => ({
  Accept: "application/json",
  "Content-Type": "application/json",
  [apiKeyHeader]: clientConfig.apiKey,
});

/** Reads an address, without a body; retried once where the answer says that it may help. Rejects on a network failure. */
export const get = (url: string, options: CallOptions = {}): Promise<Answer> =>
  limited(options, async (signal) => {
    const request = () => fetch(url, { method: "GET", headers: options.headers ?? apiHeaders(), signal });
    const first = await request();
    const delay = retryDelay(first);
    if (delay === null) return read(first);
    await pause(delay, signal);
    return read(await request());
  });

/** Writes once; never retried. Rejects on a network failure. */
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

const read = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  return { status: response.status, json: parse(text) };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
