/** @jest-environment node */
import { closeSync, openSync } from "node:fs";
import { makeBuild, spawnMain, spawnServer } from "../support/spawn-server";
import { freePort } from "../../../tools/build/free-port";

jest.setTimeout(20_000);

const onLinux = process.platform === "linux" ? test : test.skip;
const longPath = "x".repeat(190);

test("a log that nobody reads stops neither the answers nor the end", async () => {
  const server = await spawnServer();
  try {
    server.process.stdout?.pause();
    // Each writes a line of some 300 bytes; a pipe and its reader hold less than half of them.
    for (let round = 0; round < 60; round += 1) {
      const answers = Array.from({ length: 20 }, () => fetch(`${server.origin}/${longPath}`));
      for (const answer of await Promise.all(answers)) await answer.arrayBuffer();
    }
    expect((await fetch(server.origin)).status).toBe(200);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  } finally {
    server.process.kill("SIGKILL");
    server.remove();
  }
});

onLinux("a log disk that is full stops neither the answers nor the end", async () => {
  const { folder, remove } = makeBuild();
  const port = await freePort();
  const full = openSync("/dev/full", "w");
  const child = spawnMain(folder, { PORT: String(port) }, ["ignore", full, "inherit"]);
  closeSync(full);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    const origin = `http://127.0.0.1:${port}`;
    const statuses: number[] = [];
    while (statuses.length < 20 && child.exitCode === null) {
      await fetch(origin).then(
        ({ status }) => statuses.push(status),
        () => new Promise((resolve) => setTimeout(resolve, 20)),
      );
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  } finally {
    child.kill("SIGKILL");
    remove();
  }
});
