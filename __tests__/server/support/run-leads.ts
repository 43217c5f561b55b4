import { execFile, spawn, type ChildProcess } from "node:child_process";
import path from "node:path";

const command = path.resolve(__dirname, "../../../src/server/leads.ts");

export interface LeadsRun {
  code: number;
  stdout: string;
  stderr: string;
}

const program = ["--require", require.resolve("tsx/cjs"), command];

const inFolder = (cwd: string) => ({ cwd, env: { PATH: process.env.PATH } });

/** Starts the command without waiting for its end. */
export const spawnLeads = (cwd: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [...program, ...args], { ...inFolder(cwd), stdio: "ignore" });

/** Runs `npm run leads` with these arguments in a folder. */
export const runLeads = (cwd: string, ...args: string[]): Promise<LeadsRun> =>
  new Promise((resolve) => {
    const options = { ...inFolder(cwd), maxBuffer: 2 ** 26 };
    const child = execFile(process.execPath, [...program, ...args], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
