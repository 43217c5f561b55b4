/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Challenge } from "altcha-lib";
import { openStore } from "../../../src/server/store/open-store";
import { contactBody, solve } from "../support/lead-server";
import type { SiteFolder } from "../support/site-folder";
import { listenForOthers, type SharedSocket } from "../support/shared-socket";
import { makeBuild } from "../support/spawn-server";

jest.setTimeout(60_000);

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

let build: SiteFolder;
let socket: SharedSocket;
const started: ChildProcess[] = [];
beforeEach(() => {
  build = makeBuild();
  socket = listenForOthers();
});
afterEach(async () => {
  agent.destroy();
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  socket.close();
  build.remove();
});

/** A server on the shared socket, as systemd starts one; resolves when it listens. */
const start = async (): Promise<ChildProcess> => {
  const main = path.resolve(__dirname, "../../../src/server/main.ts");
  // The shell's own process becomes the server's, so it knows the id that the socket is meant for.
  const command = 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"';
  const node = [process.execPath, "--require", require.resolve("tsx/cjs"), main];
  const child = spawn("sh", ["-c", command, "sh", ...node], {
    cwd: build.folder,
    env: { PATH: process.env.PATH, PORT: "1", HOST: "127.0.0.1", RATE_LIMIT_MAX: "100000" },
    stdio: ["ignore", "pipe", "inherit", socket.fd],
  });
  started.push(child);
  const lines = createInterface(child.stdout!);
  await new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => line.includes("listening at") && resolve());
    child.once("exit", () => reject(new Error("The server ended before it listened.")));
  });
  return child;
};

const ask = (method: string, url: string, headers: Record<string, string> = {}, body = "") =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = request(
      { port: socket.port, host: "127.0.0.1", agent, method, path: url, headers },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on("error", reject);
      },
    );
    call.on("error", reject);
    call.end(body);
  });

const enquire = async (): Promise<{ status: number; text: string }> => {
  const { text } = await ask("GET", "/api/captcha/challenge");
  const headers = {
    "content-type": "application/json",
    "x-api-key": "website",
    "x-captcha-token": await solve(JSON.parse(text) as Challenge),
    "idempotency-key": randomUUID(),
  };
  return ask("POST", "/api/enquiry/ContactUs", headers, JSON.stringify(contactBody));
};

/** Asks without a pause on many connections until it is stopped; tells each answer that was not as it should be. */
const load = () => {
  let isOver = false;
  let pages = 0;
  const faults: string[] = [];
  const references: string[] = [];
  const visit = async () => {
    const { status } = await ask("GET", "/");
    if (status !== 200) throw new Error(`page: ${status}`);
    pages += 1;
  };
  const write = async () => {
    const { status, text } = await enquire();
    if (status !== 201) throw new Error(`enquiry: ${status}`);
    references.push((JSON.parse(text) as { data: { reference: string } }).data.reference);
  };
  const again = async (act: () => Promise<void>) => {
    while (!isOver && faults.length < 100) await act().catch((error: Error) => faults.push(error.message));
  };
  const visitors = [visit, visit, visit, visit, visit, visit, write, write, write].map(again);
  return {
    pages: () => pages,
    hasFailed: () => faults.length === 100,
    end: async () => {
      isOver = true;
      await Promise.all(visitors);
      return { faults, references };
    },
  };
};

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
};

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("a restart under load loses no request: the new server listens before the old one ends", async () => {
  let server = await start();
  const visitors = load();
  for (let restart = 0; restart < 3; restart += 1) {
    const next = await start();
    server.kill("SIGTERM");
    const [code] = (await once(server, "exit")) as [number];
    expect(code).toBe(0);
    const before = visitors.pages();
    await until(() => visitors.pages() > before || visitors.hasFailed());
    server = next;
  }
  const { faults, references } = await visitors.end();
  expect(faults).toEqual([]);
  const store = await openStore(path.join(build.folder, "data/leads.db"));
  const stored = (await store.list()).map(({ reference }) => reference);
  await store.close();
  expect(stored.sort()).toEqual(references.sort());
});

onLinux("a restart with a gap between the servers lets visitors wait, and refuses none", async () => {
  const first = await start();
  const visitors = load();
  await until(() => visitors.pages() > 0 || visitors.hasFailed());
  first.kill("SIGTERM");
  await once(first, "exit");
  const before = visitors.pages();
  await start();
  await until(() => visitors.pages() > before || visitors.hasFailed());
  expect((await visitors.end()).faults).toEqual([]);
});
