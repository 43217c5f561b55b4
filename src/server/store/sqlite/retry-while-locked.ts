import { setTimeout as sleep } from "node:timers/promises";
import { StoreFailure } from "../store-failure";

const pauseMs = 20;

/** Repeats a query while another process holds a lock. */
export const retryWhileLocked = async <Result>(
  patienceMs: number,
  ask: () => Promise<Result>,
): Promise<Result> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreFailure && error.isLock) || performance.now() >= until) throw error;
      await sleep(pauseMs);
    }
  }
};
