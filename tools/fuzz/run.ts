import { parseArgs } from "node:util";
import { callTo, endpoints } from "./calls";
import { fuzz } from "./fuzz";
import { openFuzzedServer } from "./fuzzed-server";

/** Makes many calls at every endpoint, and exits with 1 at the first wrong answer. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { runs: { type: "string" }, seed: { type: "string" } } });
  const numRuns = Number(values.runs ?? 10_000);
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  console.log(`${numRuns} calls at each of ${endpoints.length} endpoints, seed ${seed}`);
  for (const path of endpoints) {
    const { prober, close } = await openFuzzedServer();
    const begun = Date.now();
    try {
      await fuzz(callTo(path), prober, { numRuns, seed });
    } finally {
      await close();
    }
    const counts = [...prober.statuses].sort(([a], [b]) => a - b);
    const shown = counts.map(([status, count]) => `${status || "closed"}: ${count}`).join(", ");
    console.log(`${path.padEnd(26)} ${shown} (${Math.round((Date.now() - begun) / 1000)} s)`);
  }
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
