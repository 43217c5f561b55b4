import { execFileSync, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";

export interface Measured {
  seconds: number;
  /** Processor time of the command and its awaited children; 0 if the system does not report it. */
  cpuSeconds: number;
  /** Peak memory of the command and all its children together. */
  peakMegabytes: number;
}

const lookEveryMs = 500;
const ticksPerSecond = 100;

/** Processor time of all commands that have ended. */
const cpuOfEnded = (): number => {
  if (!existsSync("/proc/self/stat")) return 0;
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
};

/** Memory of a process and its descendants, from `ps`; shared pages count for each. */
export const treeMegabytes = (root: number): number => {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  // Repeated, because children may be listed before their parents.
  for (let before = 0; before < tree.size;) {
    before = tree.size;
    for (const [pid = 0, parent = 0] of rows) if (tree.has(parent)) tree.add(pid);
  }
  return rows.reduce((sum, [pid = 0, , kilobytes = 0]) => sum + (tree.has(pid) ? kilobytes / 1024 : 0), 0);
};

/** Runs a command with its output in a file. Rejects when it fails. */
export const measure = (
  command: readonly string[],
  folder: string,
  log: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const out = openSync(log, "w");
    const began = performance.now();
    const cpuBefore = cpuOfEnded();
    const [file = "", ...args] = command;
    const child = spawn(file, args, {
      cwd: folder,
      stdio: ["ignore", out, out],
      env: { ...process.env, ...env },
    });
    closeSync(out);
    let peakMegabytes = 0;
    const look = setInterval(() => {
      if (child.pid) peakMegabytes = Math.max(peakMegabytes, treeMegabytes(child.pid));
    }, lookEveryMs);
    child.on("error", reject);
    child.on("exit", (code) => {
      clearInterval(look);
      const seconds = (performance.now() - began) / 1000;
      if (code === 0) resolve({ seconds, cpuSeconds: cpuOfEnded() - cpuBefore, peakMegabytes });
      else reject(new Error(`${command.join(" ")} ended with code ${code}; see ${log}.`));
    });
  });
