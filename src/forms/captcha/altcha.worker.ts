import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

// A worker keeps the main thread free during the proof of work.
addEventListener("message", ({ data }: MessageEvent<{ challenge: Challenge; timeout: number }>) => {
  solveChallenge({ ...data, deriveKey }).then(
    (solution) => postMessage(solution),
    (reason: unknown) =>
      // Thrown outside the promise, so that the page receives the worker's `error` event.
      setTimeout(() => {
        throw reason;
      }),
  );
});
