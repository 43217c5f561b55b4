/** @jest-environment node */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { bundleServer } from "../../tools/build/bundle-server";
import { testContent } from "../server/support/content";
import { enquire } from "../server/support/enquire";
import { contactBody } from "../server/support/lead-server";

jest.setTimeout(60_000);

interface Entry {
  dev?: boolean;
  optional?: boolean;
}

const root = path.resolve(__dirname, "../..");

/** Far from the project, whose packages Node would find otherwise. */
let folder: string;
let lock: Record<string, Entry>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "release-"));
  await bundleServer(root, path.join(folder, "dist"));
  const file = path.join(folder, "dist/package-lock.json");
  ({ packages: lock } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Entry> });
  mkdirSync(path.join(folder, "public"));
  writeFileSync(path.join(folder, "public/index.html"), "<title>Home</title>");
  writeFileSync(path.join(folder, "dist/content.json"), JSON.stringify(testContent()));
  // What `npm ci --omit=dev` would install, from here instead of from the net.
  for (const [key, { dev, optional }] of Object.entries(lock))
    if (key && !dev)
      try {
        cpSync(path.join(root, key), path.join(folder, "dist", key), { recursive: true });
      } catch (error) {
        if (!optional) throw error;
      }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let server: ChildProcess | undefined;
afterEach(async () => {
  const ended = server && once(server, "exit");
  server?.kill("SIGKILL");
  server = undefined;
  await ended;
});

const start = async (): Promise<string> => {
  const env = { PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1" };
  const node = ["--enable-source-maps", "dist/server/main.js"];
  const child = spawn(process.execPath, node, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  server = child;
  for await (const line of createInterface(child.stdout)) {
    const address = /listening at (http:\S+?)"/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The server ended before it listened.");
};

test("the built server keeps a lead, and its command prints it, without the project's packages", async () => {
  const origin = await start();
  expect(await (await fetch(origin)).text()).toContain("Home");
  await enquire(origin);
  const env = { PATH: process.env.PATH };
  const printed = execFileSync(process.execPath, ["dist/server/leads.js", "--json"], { cwd: folder, env });
  expect(JSON.parse(printed.toString())).toEqual([expect.objectContaining({ name: contactBody.name })]);
});

test("a server whose packages are not installed says which one it misses", () => {
  const bare = path.join(folder, "bare");
  for (const part of ["public", "dist/server", "dist/content.json"])
    cpSync(path.join(folder, part), path.join(bare, part), { recursive: true });
  // A server that finds the package above this folder after all goes on serving.
  const limit = { timeout: 30_000, killSignal: "SIGKILL" } as const;
  const env = { PATH: process.env.PATH };
  const options = { cwd: bare, env, stdio: "pipe", encoding: "utf8", ...limit } as const;
  const run = () => execFileSync(process.execPath, ["dist/server/main.js"], options);
  expect(run).toThrow(/store .* cannot be opened: .*Cannot find module 'libsql'/);
});

test("stack traces name the files of the source", () => {
  writeFileSync(path.join(folder, "fault.js"), 'require("./dist/server/thread.js")');
  const node = ["--enable-source-maps", "fault.js"];
  const run = () => execFileSync(process.execPath, node, { cwd: folder, stdio: "pipe", encoding: "utf8" });
  // Nothing tells the thread's file its database here.
  expect(run).toThrow(/src\/server\/store\/sqlite\/thread\.js:\d+/);
});

test("few packages are installed beside it, and every bundled one is known to an audit", () => {
  const installed = Object.entries(lock).filter(([key, { dev, optional }]) => key && !dev && !optional);
  expect(installed.length).toBeLessThan(10);
  expect(Object.keys(lock)).toEqual(expect.arrayContaining(["node_modules/fastify", "node_modules/pino"]));
});
