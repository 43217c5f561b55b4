import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/** The built site on the real server, with a database of its own. */
export interface RunningSite {
  /** `http://127.0.0.1:40123` */
  origin: string;
  /** The folder that contains the leads. */
  dataDir: string;
  /** Process id of the server. */
  pid: number;
  stop(): Promise<void>;
}

const root = resolve(__dirname, "../..");
/** Long enough for a site with thousands of pages on a busy machine. */
const startMs = 60_000;

/** The server's origin, if this log line contains it. */
const addressIn = (line: string): string | undefined => /listening at (http:[^"\s]+)/.exec(line)?.[1];

/**
 * Starts `dist/server/main.js` of `folder` on a free port.
 * @throws Error with the server's output if it does not start.
 */
export const startSite = async (env: NodeJS.ProcessEnv = {}, folder = root): Promise<RunningSite> => {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...{ HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "info" },
      ...env,
    },
  });
  const printed: string[] = [];
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  child.stderr.on("data", (text: Buffer) => printed.push(text.toString()));
  const origin = await new Promise<string>((done, fail) => {
    const tooSlow = setTimeout(
      () => fail(new Error(`The server did not start.\n${printed.join("")}`)),
      startMs,
    );
    void ended.then(() => fail(new Error(`The server ended at once.\n${printed.join("")}`)));
    createInterface(child.stdout).on("line", (line) => {
      printed.push(`${line}\n`);
      const address = addressIn(line);
      if (!address) return;
      clearTimeout(tooSlow);
      done(address);
    });
  });
  let stopping = false;
  child.once("close", (code, signal) => {
    if (!stopping)
      console.error(`The server ended by itself (${code ?? signal}).\n${printed.slice(-5).join("")}`);
  });
  return {
    origin,
    dataDir,
    pid: child.pid!,
    stop: async () => {
      stopping = true;
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
