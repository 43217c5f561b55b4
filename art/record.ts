/** Reads and writes `rendered.json`: for each scene, the hash of the sources that its picture was rendered from. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(__dirname, "rendered.json");

/** The recorded hashes by the scenes' names. */
export function readRecord(): Record<string, string> {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>) : {};
}

/** Records one picture as rendered. Reads the file again first: another `npm run clay` may have written it meanwhile. */
export function writeRecord(name: string, hash: string): void {
  const all = { ...readRecord(), [name]: hash };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
