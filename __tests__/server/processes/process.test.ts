/** @jest-environment node */
import { request } from "node:http";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { openStore } from "../../../src/server/store/open-store";
import { callHeaders, post, referenceIn } from "../support/enquire";
import { contactBody } from "../support/lead-server";
import { makeSite } from "../support/site-folder";
import { exitOf, makeBuild, serverOfTest, spawnMain } from "../support/spawn-server";

jest.setTimeout(20_000);

const start = serverOfTest();

const headers = async (origin: string) => ({
  ...(await callHeaders(origin)),
  "idempotency-key": randomUUID(),
});

const storedReferences = async (file: string): Promise<string[]> => {
  const store = await openStore(file);
  const leads = await store.list();
  await store.close();
  return leads.map((lead) => lead.reference);
};

test("a kill in the middle of the work loses no lead that was acknowledged", async () => {
  const server = await start();
  const { origin, process: child, databaseFile } = server;
  const prepared = [];
  for (let call = 0; call < 16; call += 1) prepared.push(await headers(origin));
  const acknowledged: string[] = [];
  const calls = prepared.map(async (each) => {
    acknowledged.push(await referenceIn(await post(origin, each)));
    if (acknowledged.length === 5) child.kill("SIGKILL");
  });
  await Promise.allSettled(calls);
  expect(await server.ended).toBe("SIGKILL");
  expect(acknowledged.length).toBeGreaterThanOrEqual(5);
  expect(await storedReferences(databaseFile)).toEqual(expect.arrayContaining(acknowledged));
});

test.each([
  ["SIGTERM", ["SIGTERM"]],
  ["a terminal that closes, which may say so twice,", ["SIGHUP", "SIGHUP"]],
] as const)(
  "%s lets a call in flight finish, then ends the server with nothing wrong",
  async (_what, signals) => {
    const server = await start();
    const { origin, process: child, databaseFile } = server;
    const body = JSON.stringify(contactBody);
    const call = request(`${origin}/api/enquiry/ContactUs`, {
      method: "POST",
      headers: {
        ...(await headers(origin)),
        "content-length": String(Buffer.byteLength(body)),
        expect: "100-continue",
      },
    });
    const answered = once(call, "response");
    call.flushHeaders();
    // The server says so when it has taken the call.
    await once(call, "continue");
    for (const signal of signals) {
      child.kill(signal);
      await refusesConnections(origin);
    }
    call.end(body);
    const [answer] = (await answered) as [{ statusCode: number; resume(): void }];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect(await server.ended).toBe(0);
    expect(await storedReferences(databaseFile)).toHaveLength(1);
  },
);

/** Waits until the server takes no new connection. */
const refusesConnections = async (origin: string): Promise<void> => {
  for (;;) {
    const taken = await fetch(origin, { headers: { connection: "close" } }).then(
      (answer) => answer.status < 500,
      () => false,
    );
    if (!taken) return;
  }
};

test("settings that cannot be used end the start with their names", async () => {
  const build = makeBuild();
  const { code, errors } = await exitOf(spawnMain(build.folder, { PORT: "x", TRUST_PROXY: "yes" }));
  build.remove();
  expect(code).toBe(1);
  expect(errors).toMatch(/PORT=x: [\s\S]*TRUST_PROXY=yes: /);
});

const takenPort = async (): Promise<string> => {
  const server = await start();
  return new URL(server.origin).port;
};

test.each([
  ["a port that is taken", async () => ({ PORT: await takenPort() }), /PORT=\d+ cannot be .*EADDRINUSE/],
  [
    "a host that is not this machine's",
    async () => ({ HOST: "203.0.113.1" }),
    /HOST=203\.0\.113\.1 PORT=0 cannot be /,
  ],
  [
    "a store that cannot be opened",
    async () => ({ DATA_DIR: "/dev/null/x" }),
    /DATA_DIR, DATABASE_URL\) cannot be opened/,
  ],
  [
    "a time to keep leads that the pages do not say",
    async () => ({ LEADS_KEEP_MONTHS: "12" }),
    /LEADS_KEEP_MONTHS is 12, but .* 24 months/,
  ],
])("%s ends the start with the name of the setting", async (_name, env, message) => {
  const build = makeBuild();
  const { code, errors } = await exitOf(spawnMain(build.folder, await env()));
  build.remove();
  expect([code, errors]).toEqual([1, expect.stringMatching(message)]);
});

test("settings may stand in a .env file", async () => {
  const build = makeSite({ ".env": "LOG_LEVEL=loud\nPORT=y\n" });
  const { code, errors } = await exitOf(spawnMain(build.folder));
  build.remove();
  expect(code).toBe(1);
  expect(errors).toContain("LOG_LEVEL=loud: ");
  // The environment itself sets PORT, and stands before the file.
  expect(errors).not.toContain("PORT=y");
});

test("a start without a build says how to make one", async () => {
  const build = makeBuild();
  const child = spawnMain(`${build.folder}/public`);
  const { code, errors } = await exitOf(child);
  build.remove();
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/dist\/content\.json cannot be read .*npm run build/),
  ]);
});
