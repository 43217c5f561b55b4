import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../build/free-port";

/** If `taskset` is installed, measured processes share this core, and this process uses the others. */
const measuredCore = "0";

const has = (command: string): boolean => {
  try {
    execFileSync("which", [command], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
};

const onOneCore = (command: string[]): string[] =>
  has("taskset") ? ["taskset", "--cpu-list", measuredCore, ...command] : command;

/** Moves this process off the measured core. */
export const moveAside = (): void => {
  if (has("taskset"))
    execFileSync("taskset", ["--all-tasks", "--pid", "--cpu-list", "1-1023", String(process.pid)], {
      stdio: "pipe",
    });
};

export interface Measured {
  name: string;
  origin: string;
  /** Memory of the process, in megabytes. */
  memory(): number;
  /** Processor time of the process and its workers, in milliseconds. */
  processor(): number;
  stop(): Promise<void>;
}

const memoryOf = (pid: number | undefined): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

/** Linux's unit of processor time, in milliseconds. */
const tickMs = 10;

const processorOf = (pid: number | undefined): number => {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  const ticks = [String(pid), ...workers].map((each) => {
    const [, fields = ""] = readFileSync(`/proc/${each}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13);
    return Number(user) + Number(system);
  });
  return tickMs * ticks.reduce((sum, each) => sum + each, 0);
};

const untilItAnswers = async (origin: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnargs.join(" ")} ended with ${child.exitCode}.`);
    if (
      await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
};

const start = async (name: string, port: number, command: string[], env: NodeJS.ProcessEnv, log: string) => {
  const out = openSync(log, "a");
  const [file = "", ...args] = onOneCore(command);
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", out, "inherit"] });
  closeSync(out);
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin, child);
  return {
    name,
    origin,
    memory: () => memoryOf(child.pid),
    processor: () => processorOf(child.pid),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};

/** The built server, with its log in a file as in production. */
export const startServer = async (folder: string, env: NodeJS.ProcessEnv): Promise<Measured> => {
  const port = await freePort();
  const settings = { ...env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: join(folder, "data") };
  const command = [process.execPath, "dist/server/main.js"];
  return start("server", port, command, settings, join(folder, "server.log"));
};

/** nginx with one worker on the same files; undefined if it is not installed. */
export const startNginx = async (folder: string): Promise<Measured | undefined> => {
  if (!has("nginx")) return undefined;
  const port = await freePort();
  const place = mkdtempSync(join(folder, "nginx-"));
  const config = `daemon off; worker_processes 1; pid ${place}/pid; error_log ${place}/error.log;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types; access_log ${place}/access.log; sendfile on; gzip_static on; tcp_nopush on;
      keepalive_requests 10000000; open_file_cache max=2000;
      client_body_temp_path ${place}; proxy_temp_path ${place}; fastcgi_temp_path ${place};
      uwsgi_temp_path ${place}; scgi_temp_path ${place};
      server { listen 127.0.0.1:${port}; root ${process.cwd()}/public; location / { try_files $uri $uri/index.html =404; } }
    }`;
  writeFileSync(join(place, "nginx.conf"), config);
  // The worker inherits the core.
  return start(
    "nginx",
    port,
    ["nginx", "-c", join(place, "nginx.conf"), "-p", place],
    {},
    join(place, "out.log"),
  );
};
