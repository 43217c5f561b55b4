import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { createInterface } from "node:readline";
import path from "node:path";
import { testContent } from "./content";
import { makeSite } from "./site-folder";

const main = path.resolve(__dirname, "../../../src/server/main.ts");

export interface SpawnedServer {
  process: ChildProcess;
  /** The server's URL, such as `http://127.0.0.1:40123`. */
  origin: string;
  /** Log lines so far. */
  lines: string[];
  databaseFile: string;
  /** The exit code or signal, after its end. */
  ended: Promise<number | NodeJS.Signals | null>;
  remove(): void;
}

/** A folder with a small built site and the build's files for the server. */
export const makeBuild = () =>
  makeSite({
    "public/index.html": "<title>Home</title>",
    "public/404.html": "<title>Page Not Found</title>",
    "dist/content.json": JSON.stringify(testContent()),
  });

/** Starts `main.ts` in a process of its own. */
export const spawnMain = (
  folder: string,
  env: Record<string, string> = {},
  stdio: StdioOptions = ["ignore", "pipe", "pipe"],
): ChildProcess =>
  spawn(process.execPath, ["--require", require.resolve("tsx/cjs"), main], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", RATE_LIMIT_MAX: "10000", ...env },
    stdio,
  });

/** A server in a process of its own, on a free port, with a store in a temporary folder. */
export const spawnServer = async (env: Record<string, string> = {}): Promise<SpawnedServer> => {
  const { folder, remove } = makeBuild();
  const child = spawnMain(folder, env);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? code));
  });
  const lines: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    if (!child.stdout) return reject(new Error("no output"));
    createInterface(child.stdout).on("line", (line) => {
      lines.push(line);
      const address = /listening at (http:\S+?)"/.exec(line)?.[1];
      if (address) resolve(address);
    });
    void ended.then((end) => reject(new Error(`the server ended with ${end} before it listened`)));
  });
  return { process: child, origin, lines, databaseFile: path.join(folder, "data/leads.db"), ended, remove };
};

/** Starts servers for a test file, each of which ends after its test. */
export const serverOfTest = (): ((env?: Record<string, string>) => Promise<SpawnedServer>) => {
  const started: SpawnedServer[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) {
      server.process.kill("SIGKILL");
      await server.ended;
      server.remove();
    }
  });
  return async (env) => {
    const server = await spawnServer(env);
    started.push(server);
    return server;
  };
};

/** Output and exit code of a process that ends by itself. */
export const exitOf = async (child: ChildProcess): Promise<{ code: number | null; errors: string }> => {
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, errors };
};
