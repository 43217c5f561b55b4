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

/** Rejects when the answer is late. A plain timer: aborting one would create an error for each question. */
export const withTimeout = <Result>(patienceMs: number, answer: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const giveUp = () =>
      reject(new StoreFailure(`The store has not answered for ${patienceMs / 1000} seconds.`));
    const timer = setTimeout(giveUp, patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
