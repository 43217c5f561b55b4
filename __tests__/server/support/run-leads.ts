import { execFile } from "node:child_process";
import path from "node:path";

const command = path.resolve(__dirname, "../../../src/server/leads.ts");

export interface LeadsRun {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run leads` with these arguments in a folder. */
export const runLeads = (cwd: string, ...args: string[]): Promise<LeadsRun> =>
  new Promise((resolve) => {
    const options = { cwd, env: { PATH: process.env.PATH }, maxBuffer: 2 ** 26 };
    const node = ["--require", require.resolve("tsx/cjs"), command, ...args];
    const child = execFile(process.execPath, node, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
