import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";

const writes = 300;

/** About as much as a commit of several enquiries writes. */
const bytes = 64 * 1024;

/** Milliseconds that an otherwise idle disk takes to sync, which limits every commit. */
export const syncTimes = (folder: string): { p50: number; p99: number } => {
  const file = openSync(join(folder, "disk"), "w");
  const times = Array.from({ length: writes }, () => {
    const begun = performance.now();
    writeSync(file, Buffer.alloc(bytes));
    fdatasyncSync(file);
    return performance.now() - begun;
  }).sort((a, b) => a - b);
  closeSync(file);
  const at = (share: number) => times[Math.floor(writes * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
};
