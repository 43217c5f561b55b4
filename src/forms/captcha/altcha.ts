import type { Challenge, Solution } from "altcha-lib";
import { clientConfig } from "../../config/client-config";
import { get } from "../api/request";
import type { CaptchaEvents, CaptchaWidget, OpenCaptcha } from "./captcha";
import { createAltchaWorker } from "./create-altcha-worker";

const solvingLimitMs = 60_000;
/** Maximum delay of `setTimeout`. */
const longestTimerMs = 2 ** 31 - 1;

/** Proof of work against our own server: no third-party script, no cookies, no personal data. */
export const open: OpenCaptcha = (_host, _siteKey, events) => Promise.resolve(new AltchaWidget(events));

class AltchaWidget implements CaptchaWidget {
  /** Aborts the current run, which then reports nothing. */
  private run = new AbortController();

  constructor(private readonly events: CaptchaEvents) {}

  start(): void {
    this.reset();
    const { signal } = this.run;
    solve(signal).then(
      ({ challenge, solution }) => {
        if (signal.aborted) return;
        this.expireWith(challenge, signal);
        // From the page's age the server can recognise programs, which submit at once.
        this.events.onPassed(
          btoa(JSON.stringify({ challenge, solution, age: Math.round(performance.now()) })),
        );
      },
      (reason: unknown) => {
        if (signal.aborted) return;
        this.reset();
        this.events.onError(reason);
      },
    );
  }

  reset(): void {
    this.run.abort();
    this.run = new AbortController();
  }

  remove(): void {
    this.reset();
  }

  private expireWith({ parameters }: Challenge, signal: AbortSignal): void {
    const remaining = (parameters.expiresAt ?? 0) * 1000 - Date.now();
    // With a wrong system clock every token would look expired; the server judges those.
    if (remaining <= 0) return;
    const timer = setTimeout(() => this.events.onExpired(), Math.min(remaining, longestTimerMs));
    signal.addEventListener("abort", () => clearTimeout(timer));
  }
}

const solve = async (signal: AbortSignal): Promise<{ challenge: Challenge; solution: Solution }> => {
  const { status, json } = await get(`${clientConfig.apiUrl}/captcha/challenge`);
  const challenge = json as Challenge | null | undefined;
  if (status !== 200 || !challenge?.parameters)
    throw new Error(`No robot test came back (status ${status}).`);
  if (signal.aborted) throw new Error("The robot test was called off.");
  const worker = createAltchaWorker();
  const stop = () => worker.terminate();
  signal.addEventListener("abort", stop);
  return { challenge, solution: await solution(worker, challenge).finally(stop) };
};

const solution = (worker: Worker, challenge: Challenge): Promise<Solution> =>
  new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error("The robot test took too long.")),
    );
    worker.addEventListener("error", (event) =>
      reject(new Error(event.message || "The worker could not be loaded.")),
    );
    worker.postMessage({ challenge, timeout: solvingLimitMs });
  });
