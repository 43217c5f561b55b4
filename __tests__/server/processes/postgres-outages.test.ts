/** @jest-environment node */
import path from "node:path";
import { Client } from "pg";
import { openStore } from "../../../src/server/store/open-store";
import { ownCluster } from "../../support/postgres/shared";
import type { Cluster } from "../../support/postgres/cluster";
import { openLine } from "../support/broken-line";
import { describePostgres, lock, onServer } from "../support/engines";
import { contactBody, startLeadServer, type LeadServer } from "../support/lead-server";

jest.setTimeout(30_000);

const patienceMs = 500;
const poolSize = 3;

describePostgres("when PostgreSQL is away", () => {
  let cluster: Cluster | undefined;
  let url: string;
  let line: Awaited<ReturnType<typeof openLine>>;
  let server: LeadServer;
  beforeAll(async () => {
    cluster = await ownCluster("outages");
    if (!cluster) return console.warn("SKIPPED: a server of TEST_POSTGRES_URL is not stopped by the tests.");
    await cluster.start();
    line = await openLine(path.join(decodeURIComponent(new URL(cluster.url("x")).host), ".s.PGSQL.5432"));
    url = `postgres://postgres@127.0.0.1:${line.port}/postgres`;
  }, 60_000);
  afterAll(async () => {
    await line?.close();
    await cluster?.stop("immediate");
  });
  beforeEach(async () => {
    if (!cluster) return;
    const store = await openStore({ engine: "postgres", url, poolSize }, { patienceMs });
    server = await startLeadServer({}, { store, proofLastsMs: 0 });
  });
  afterEach(() => server?.close());

  const outage = (name: string, work: () => Promise<void>) =>
    test(name, async () => {
      if (cluster) await work();
    });

  const health = async () => (await server.app.inject("/api/health")).statusCode;
  const enquire = async () =>
    (await server.post("ContactUs", contactBody, { "x-captcha-token": await server.token() })).statusCode;
  const timed = async <Result>(work: () => Promise<Result>): Promise<[Result, number]> => {
    const begun = performance.now();
    return [await work(), performance.now() - begun];
  };
  const stored = async () => (await server.store.list()).length;
  const causes = () => server.logged.flatMap(({ err }) => (err ? [(err as Error).message] : []));

  outage("a server that is stopped is a 503 at once, and started again all is well", async () => {
    expect(await enquire()).toBe(201);
    await cluster!.stop();
    const [statuses, ms] = await timed(async () => [await enquire(), await health()]);
    expect(statuses).toEqual([503, 503]);
    expect(ms).toBeLessThan(4 * patienceMs);
    await cluster!.start();
    expect([await enquire(), await health()]).toEqual([201, 200]);
    expect(await stored()).toBe(2);
  });

  outage("a start waits for a server that is started with it", async () => {
    await cluster!.stop();
    const opening = openStore({ engine: "postgres", url, poolSize }, { patienceMs, awaitServerMs: 10_000 });
    await cluster!.start();
    await (await opening).close();
  });

  outage("a crash under load loses nothing that was acknowledged", async () => {
    const before = await stored();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => server.token()));
    const calls = tokens.map(async (token, index) => {
      const { statusCode } = await server.post("ContactUs", contactBody, { "x-captcha-token": token });
      if (index === 4) await cluster!.stop("immediate");
      return statusCode;
    });
    const statuses = await Promise.all(calls);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    await cluster!.start();
    expect(await stored()).toBeGreaterThanOrEqual(
      before + statuses.filter((status) => status === 201).length,
    );
    expect(await health()).toBe(200);
  });

  outage("connections that are cut, idle and in use, end neither the process nor the service", async () => {
    await Promise.all([enquire(), enquire(), enquire()]);
    const cut = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'website'";
    await onServer(cluster!.url("postgres"), cut);
    // Between two statements of a transaction, when nobody asks anything.
    const held = server.store.checkWritable().then(
      () => "proved",
      () => "refused",
    );
    await onServer(cluster!.url("postgres"), cut);
    expect(["proved", "refused"]).toContain(await held);
    await health();
    expect([await enquire(), await health()]).toEqual([201, 200]);
  });

  outage("a pool that is exhausted is a 503 in time, and heals when the lock is gone", async () => {
    const letGo = await lock({ place: { engine: "postgres", url, poolSize }, url });
    const [statuses, ms] = await timed(() =>
      Promise.all(Array.from({ length: 3 * poolSize }, () => enquire())),
    );
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(ms).toBeLessThan(6 * patienceMs);
    expect(causes().join()).toMatch(/statement timeout|no connection within/);
    await letGo();
    expect([await enquire(), await health()]).toEqual([201, 200]);
  });

  outage("a line that hangs is a 503 in time, and no connection of it is used again", async () => {
    await Promise.all([enquire(), enquire(), enquire()]);
    const token = await server.token();
    line.hang(true);
    const [answer, ms] = await timed(() =>
      server.post("ContactUs", contactBody, { "x-captcha-token": token }),
    );
    expect(answer.statusCode).toBe(503);
    expect(ms).toBeLessThan(4 * patienceMs + 1000);
    expect(causes().join()).toMatch(/no connection within 0\.5 seconds|has not answered/);
    line.hang(false);
    expect([await enquire(), await health()]).toEqual([201, 200]);
  });

  outage("a server that has become a standby is left, so that the next call finds the new one", async () => {
    expect(await enquire()).toBe(201);
    const admin = new Client({ connectionString: cluster!.url("postgres") });
    await admin.connect();
    await admin.query("alter system set default_transaction_read_only = on");
    await admin.query("select pg_reload_conf()");
    let status = await enquire();
    while (status === 201) status = await enquire();
    expect(status).toBe(503);
    await admin.query("alter system reset default_transaction_read_only");
    await admin.query("select pg_reload_conf()");
    await admin.end();
    while ((await health()) !== 200);
    expect(await enquire()).toBe(201);
  });
});
