/** @jest-environment node */
import fc from "fast-check";
import { callTo, endpoints } from "../../tools/fuzz/calls";
import { fuzz } from "../../tools/fuzz/fuzz";
import { openFuzzedServer } from "../../tools/fuzz/fuzzed-server";

jest.setTimeout(20_000);

/** Always the same calls; `npm run fuzz` makes others, and more. */
const seed = 20261122;

test(`no call breaks the server (seed ${seed})`, async () => {
  const { prober, close } = await openFuzzedServer();
  const call = fc.constantFrom(...endpoints).chain(callTo);
  try {
    await fuzz(call, prober, { seed, numRuns: 300 });
  } finally {
    await close();
  }
  expect([...prober.statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 422]));
});
