import fc from "fast-check";
import type { FuzzCall } from "./calls";
import type { Prober } from "./probe";

interface FuzzOptions {
  numRuns: number;
  seed: number;
}

const longestShown = 2000;

/**
 * Makes that many calls.
 * @throws with the smallest call that fails.
 */
export const fuzz = async (
  calls: fc.Arbitrary<FuzzCall>,
  prober: Prober,
  { numRuns, seed }: FuzzOptions,
): Promise<void> => {
  const property = fc.asyncProperty(calls, (call) => prober.probe(call));
  const found = await fc.check(property, { numRuns, seed });
  if (!found.failed) return;
  const [call] = found.counterexample ?? [];
  const cause = String(found.errorInstance);
  throw new Error(`seed ${seed}: ${cause}\n${JSON.stringify(call).slice(0, longestShown)}`);
};
