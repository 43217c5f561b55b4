import { setTimeout as sleep } from "node:timers/promises";
import { StoreFailure } from "../store-failure";

const pauseMs = 20;

/** Asks again for as long as another process's lock is in the way. */
export const patiently = async <Result>(patienceMs: number, ask: () => Promise<Result>): Promise<Result> => {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreFailure && error.isLock) || Date.now() >= until) throw error;
      await sleep(pauseMs);
    }
  }
};

/** The answer, or a failure when it takes too long. */
export const inTime = async <Result>(patienceMs: number, answer: Promise<Result>): Promise<Result> => {
  const clock = new AbortController();
  const late = sleep(patienceMs, undefined, { signal: clock.signal }).then(() => {
    throw new StoreFailure(`The store has not answered for ${patienceMs / 1000} seconds.`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clock.abort();
    late.catch(() => undefined);
  }
};
