/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { altcha } from "../../../src/server/captcha/altcha";
import { createCaptcha } from "../../../src/server/captcha/create-captcha";
import { newLead } from "../../../src/server/new-lead";
import { openStore } from "../../../src/server/store/open-store";
import { describePostgres, postgresPlace, tableNames } from "../support/engines";
import { contactBody, startLeadServer, type LeadServer } from "../support/lead-server";
import { hour, openOutboxes } from "../support/outbox";

type There = Awaited<ReturnType<typeof postgresPlace>>;

const now = () => new Date();
const rateLimit = { max: 6, windowSeconds: 60 };

describePostgres("two servers on one PostgreSQL", () => {
  let there: There;
  let servers: LeadServer[];
  beforeEach(async () => {
    there = await postgresPlace();
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
    servers = [];
    await there.remove();
  });

  const start = async (config: Parameters<typeof startLeadServer>[0] = {}): Promise<LeadServer> => {
    const store = await openStore(there.place);
    const captcha = altcha({ secret: await store.shared!.secret("captcha"), now });
    return startLeadServer(config, { store, captcha });
  };

  /** As at a first start of both. */
  const startBoth = async (config = {}): Promise<[LeadServer, LeadServer]> => {
    const both = await Promise.all([start(config), start(config)]);
    servers = both;
    return both;
  };

  test("a call that comes to both at once is stored once, and both answer its reference", async () => {
    const [one, two] = await startBoth();
    for (let round = 0; round < 5; round += 1) {
      const headers = { "idempotency-key": randomUUID(), "x-captcha-token": await one.token() };
      const answers = await Promise.all(
        [one, two, one, two].map((server) => server.post("ContactUs", contactBody, headers)),
      );
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(201);
    }
    expect(await one.store.list()).toHaveLength(5);
  });

  test("a robot test of the one passes at the other, and counts once", async () => {
    const [one, two] = await startBoth();
    const headers = { "x-captcha-token": await one.token() };
    const answers = await Promise.all([
      two.post("ContactUs", contactBody, headers),
      one.post("ContactUs", contactBody, headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403]);
    expect((await two.post("ContactUs", contactBody, headers)).statusCode).toBe(403);
  });

  test("the secret that signs robot tests is the database's, unless a setting names one", async () => {
    const [one, two] = await startBoth();
    const [secret, other] = await Promise.all([one, two].map(({ store }) => store.shared!.secret("captcha")));
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(other).toBe(secret);
    const config = { dataDir: "/dev/null/none", siteUrl: undefined, corsOrigins: [] };
    const captcha = createCaptcha(
      { ...config, captcha: { provider: "altcha", secret: undefined } },
      now,
      secret,
    );
    const token = await one.token();
    expect(await captcha.verify(token)).toMatchObject({ passed: true });
  });

  test("an address has one limit over both, whoever is asked, and others have theirs", async () => {
    const [one, two] = await startBoth({ rateLimit, trustProxy: 1 });
    const call = async (server: LeadServer, from: string) =>
      (await server.post("ContactUs", {}, { "x-forwarded-for": from })).statusCode;
    const at = [one, two, one, two, one, two, one, two, two];
    const answers = await Promise.all(at.map((server) => call(server, "192.0.2.1")));
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
    expect([await call(one, "192.0.2.1"), await call(two, "192.0.2.1")]).toEqual([429, 429]);
    expect([await call(one, "192.0.2.2"), await call(two, "192.0.2.3")]).toEqual([422, 422]);
    const counts = JSON.stringify(await there.sql("select * from call_counts"));
    expect(counts).not.toContain("192.0.2");
  });

  test("a call that began before another instance's, and is counted after it, restarts no limit", async () => {
    const [one, two] = await startBoth({ rateLimit: { max: 1, windowSeconds: 60 } });
    await one.post("ContactUs", {});
    await there.sql("update call_counts set ends_at = ends_at + interval '1 second'");
    expect((await two.post("ContactUs", {})).statusCode).toBe(429);
  });

  test("a limit ends in its time although the database's clock was set back", async () => {
    const [one, two] = await startBoth({ rateLimit: { max: 1, windowSeconds: 60 } });
    await one.post("ContactUs", {});
    await there.sql("update call_counts set ends_at = now() + interval '1 hour'");
    const answers = [await two.post("ContactUs", {}), await two.post("ContactUs", {})];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 429]);
    expect(Number(answers[1]!.headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  test("a limit ends with its window", async () => {
    const [one, two] = await startBoth({ rateLimit: { max: 1, windowSeconds: 1 } });
    const call = async (server: LeadServer) => (await server.post("ContactUs", {})).statusCode;
    expect([await call(one), await call(two)]).toEqual([422, 429]);
    await there.sql("update call_counts set ends_at = now()");
    expect(await call(one)).toBe(422);
  });

  test("counts that cannot be made refuse nobody", async () => {
    const [one] = await startBoth({ rateLimit });
    const token = await one.token();
    await there.sql("drop table call_counts");
    const answer = await one.post("ContactUs", contactBody, { "x-captcha-token": token });
    expect(answer.statusCode).toBe(201);
  });

  test("what both clear away at once holds neither up", async () => {
    const [one, two] = await startBoth();
    const old = new Date(Date.now() - 24 * 30 * hour);
    const save = ({ store }: LeadServer, when: Date) => {
      const spend = { id: randomUUID(), expiresAt: new Date(when.getTime() + hour) };
      return store.save(newLead("contact", contactBody, when), { key: randomUUID(), digest: "d" }, spend);
    };
    await Promise.all(Array.from({ length: 40 }, () => save(one, old)));
    const saved = Array.from({ length: 20 }, (_, index) => save(index % 2 ? one : two, now()));
    const erased = [one, two].map(({ store }) => store.expiry.eraseLeads(now(), 20));
    const tidied = [one, two].map(({ store }) => store.expiry.eraseSpent(now()));
    await Promise.all([...saved, ...erased, ...tidied]);
    expect(await one.store.list()).toHaveLength(60 - (await Promise.all(erased)).reduce((a, b) => a + b));
    expect(await there.sql("select key from idempotency_keys")).toHaveLength(
      (await one.store.list()).filter(({ createdAt }) => createdAt > old).length,
    );
  });

  test("many outboxes that look at once deliver each lead once", async () => {
    servers = [];
    const place = await openOutboxes(there.place);
    const delivered: string[] = [];
    const channel = {
      name: "webhook" as const,
      timeLimitMs: 10_000,
      deliver: async (id: string) => void delivered.push(id),
    };
    await Promise.all(Array.from({ length: 30 }, () => place.save([channel])));
    const outboxes = await Promise.all(Array.from({ length: 3 }, () => place.open([channel])));
    await Promise.all(outboxes.map((outbox) => outbox.sendDue()));
    expect(delivered).toHaveLength(30);
    expect(new Set(delivered).size).toBe(30);
    expect(place.logged.filter(({ level }) => level !== "info")).toEqual([]);
    await place.close();
  });

  test("tables of the same names in other schemas are left alone", async () => {
    servers = [];
    await there.sql("create schema if not exists elsewhere");
    await there.sql("create table if not exists elsewhere.leads (name text, attribution text)");
    await there.sql("create table if not exists elsewhere.kysely_migration (name text)");
    await (await openStore(there.place)).close();
    expect(await tableNames("PostgreSQL", there)).toContain("deliveries");
    expect(await there.sql("select * from elsewhere.kysely_migration")).toEqual([]);
  });
});
