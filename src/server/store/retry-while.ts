import { setTimeout as sleep } from "node:timers/promises";
import { StoreFailure } from "./store-failure";

/** Repeats a call that fails for a reason which may soon pass. */
export const retryWhile = async <Result>(
  mayPass: (error: unknown) => boolean,
  { patienceMs, pauseMs }: { patienceMs: number; pauseMs: number },
  call: () => Promise<Result>,
): Promise<Result> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!mayPass(error) || performance.now() >= until) throw error;
      await sleep(pauseMs);
    }
  }
};

/** Repeats a query while another process holds a lock. */
export const retryWhileLocked = <Result>(patienceMs: number, ask: () => Promise<Result>): Promise<Result> =>
  retryWhile((error) => error instanceof StoreFailure && error.isLock, { patienceMs, pauseMs: 20 }, ask);
