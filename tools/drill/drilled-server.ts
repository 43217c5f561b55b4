import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { bundleServer } from "../build/bundle-server";

/** A folder of its own, so that both engines can be drilled at once. */
const out = `.test-builds/drill-${process.pid}`;

export const compile = (root: string): Promise<void> => bundleServer(root, join(root, out));

export const removeCompiled = (root: string): void => rmSync(join(root, out), { recursive: true });

const figuresServed = "metrics are served";

const program = (name: string) => resolve(out, "server", `${name}.js`);

const logLine = z.looseObject({
  level: z.number(),
  msg: z.string(),
  pid: z.number(),
  port: z.number().optional(),
});

/** A server in its own process. */
export class DrilledServer {
  readonly lines: z.output<typeof logLine>[] = [];
  private constructor(
    readonly process: ChildProcess,
    readonly origin: string,
  ) {}

  /** Resolves when the server listens and its metrics are available. */
  static async start(folder: string, env: Record<string, string>): Promise<DrilledServer> {
    const child = spawn(
      process.execPath,
      ["--import", pathToFileURL("tools/drill/clock.mjs").href, program("main"), "--api-only"],
      {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          DRILL_CLOCK: join(folder, "clock"),
          HOST: "127.0.0.1",
          PORT: "0",
          ...env,
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const lines = createInterface(child.stdout);
    const early: string[] = [];
    const origin = await new Promise<string>((found, reject) => {
      child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it listened`)));
      lines.on("line", (line) => {
        early.push(line);
        const address = early.map((each) => /listening at (http:\S+?)"/.exec(each)?.[1]).find(Boolean);
        if (address && early.some((each) => each.includes(figuresServed))) found(address);
      });
    });
    const server = new DrilledServer(child, origin);
    const note = (line: string) => server.lines.push(logLine.parse(JSON.parse(line)));
    early.forEach(note);
    lines.removeAllListeners("line").on("line", note);
    return server;
  }

  /** The server's metrics, in Prometheus's format. */
  async metrics(): Promise<string> {
    const port = this.lines.find(({ msg }) => msg === figuresServed)?.port;
    return (await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(20_000) })).text();
  }

  /** Ends the server, and returns its exit code or signal. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | string | null> {
    const { process: child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode;
    const ended = once(child, "exit") as Promise<[number | null, string | null]>;
    child.kill(signal);
    const [code, by] = await ended;
    return by ?? code;
  }
}

/** Output of `npm run leads` with these options. */
export const leads = async (
  folder: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<string> => {
  const options = { cwd: folder, env: { PATH: process.env.PATH, ...env }, maxBuffer: 2 ** 28 };
  const { stdout } = await promisify(execFile)(process.execPath, [program("leads"), ...args], options);
  return stdout;
};
