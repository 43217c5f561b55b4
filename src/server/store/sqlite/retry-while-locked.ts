import { setTimeout as sleep } from "node:timers/promises";
import { StoreFailure } from "../store-failure";

const pauseMs = 20;

/** Asks again for as long as another process's lock is in the way. */
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
