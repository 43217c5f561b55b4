import { execFile, spawn, type SpawnOptions } from "node:child_process";
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { awaitServer } from "../../../src/server/store/postgres/session";
import { environmentOf, type Binaries } from "./binaries";

const run = promisify(execFile);

/** A server that listens on a socket in its own folder, so that it needs no port. */
export interface Cluster {
  url(database: string): string;
  start(...settings: string[]): Promise<void>;
  /** Waits until the server has ended. `immediate` is a crash. */
  stop(how?: "fast" | "immediate"): Promise<void>;
}

/** Ends the server when the process that needs it ends, in any way. */
const guard = `
"$1" -D "$2" -k "$2" -c listen_addresses= -c max_connections=100 "\${@:4}" &
server=$!
while kill -0 $server 2>/dev/null && { [ -d /proc/$3 ] || ps -p $3 >/dev/null 2>&1; }; do sleep 1; done
kill -QUIT $server 2>/dev/null`;

/** Creates the files of a server, with the user `postgres` and no password. */
export const makeCluster = async (binaries: Binaries, folder: string): Promise<void> => {
  const { folder: programs, uid, gid } = binaries;
  const env = environmentOf(binaries);
  mkdirSync(folder, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const settings = ["--auth=trust", "--no-sync", "--encoding=UTF8", "--no-locale", "--no-instructions"];
  const args = ["-D", folder, "-U", "postgres", ...settings];
  await run(path.join(programs, "initdb"), args, { uid, gid, env, cwd: folder });
};

export const copyCluster = async (from: string, to: string): Promise<void> => {
  await run("cp", ["-a", from, to]);
};

/** @param owner the process that it must not outlive. */
export const clusterIn = (binaries: Binaries, folder: string, owner: number): Cluster => {
  const { folder: programs, uid, gid } = binaries;
  const env = environmentOf(binaries);
  const url = (database: string) => `postgres://postgres@${encodeURIComponent(folder)}/${database}`;
  const pidFile = path.join(folder, "postmaster.pid");
  return {
    url,
    start: async (...settings) => {
      const log = openSync(path.join(folder, "server.log"), "a", 0o666);
      const args = [path.join(programs, "postgres"), folder, String(owner), ...settings];
      const options: SpawnOptions = {
        uid,
        gid,
        env,
        cwd: folder,
        detached: true,
        stdio: ["ignore", log, log],
      };
      spawn("bash", ["-c", guard, "guard", ...args], options).unref();
      await awaitServer({ engine: "postgres", url: url("postgres"), poolSize: 1 }, 30_000);
    },
    stop: async (how = "fast") => {
      if (!existsSync(pidFile)) return;
      const pid = Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]);
      process.kill(pid, how === "fast" ? "SIGINT" : "SIGQUIT");
      while (isAlive(pid)) await sleep(10);
      rmSync(pidFile, { force: true });
    },
  };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
