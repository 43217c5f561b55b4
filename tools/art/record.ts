/** Which state of its sources each committed picture was rendered from: rendered.json, name to hash. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(__dirname, "rendered.json");

/** The recorded hash of each picture, by scene name. */
export function readRecord(): Record<string, string> {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>) : {};
}

/** Records one picture as rendered; read again first, because a second queue may have written meanwhile. */
export function writeRecord(name: string, hash: string): void {
  const all = { ...readRecord(), [name]: hash };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
