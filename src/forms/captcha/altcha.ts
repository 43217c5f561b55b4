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
  private worker: Worker | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the current run, so that a cancelled run reports nothing. */
  private run = 0;

  constructor(private readonly events: CaptchaEvents) {}

  start(): void {
    this.reset();
    const run = this.run;
    const current = () => run === this.run;
    this.solve().then(
      ({ challenge, solution }) => {
        if (!current()) return;
        this.stopWorker();
        this.expireWith(challenge);
        // From the page's age the server can recognise programs, which submit at once.
        this.events.onPassed(
          btoa(JSON.stringify({ challenge, solution, age: Math.round(performance.now()) })),
        );
      },
      (reason: unknown) => {
        if (!current()) return;
        this.reset();
        this.events.onError(reason);
      },
    );
  }

  reset(): void {
    this.run += 1;
    clearTimeout(this.timer);
    this.stopWorker();
  }

  remove(): void {
    this.reset();
  }

  private async solve(): Promise<{ challenge: Challenge; solution: Solution }> {
    const run = this.run;
    const { status, json } = await get(`${clientConfig.apiUrl}/captcha/challenge`);
    const challenge = json as Challenge | null | undefined;
    if (status !== 200 || !challenge?.parameters)
      throw new Error(`No robot test came back (status ${status}).`);
    if (run !== this.run) throw new Error("The robot test was called off.");
    this.worker = createAltchaWorker();
    return { challenge, solution: await solution(this.worker, challenge) };
  }

  private expireWith({ parameters }: Challenge): void {
    const remaining = (parameters.expiresAt ?? 0) * 1000 - Date.now();
    // With a wrong system clock every token would look expired; the server judges those.
    if (remaining <= 0) return;
    this.timer = setTimeout(() => this.events.onExpired(), Math.min(remaining, longestTimerMs));
  }

  private stopWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}

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
