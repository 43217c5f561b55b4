import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

// Runs in a worker, so that the page stays quick while the work is proven.
addEventListener("message", ({ data }: MessageEvent<{ challenge: Challenge; timeout: number }>) => {
  solveChallenge({ ...data, deriveKey }).then(
    (solution) => postMessage(solution),
    (reason: unknown) =>
      // Outside the promise, so that the page hears of it as the worker's error.
      setTimeout(() => {
        throw reason;
      }),
  );
});
