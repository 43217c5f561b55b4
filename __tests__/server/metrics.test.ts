/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { createMetrics, type Metrics, serveMetrics } from "../../src/server/metrics";
import { watchBacklog } from "../../src/server/outbox/watch-backlog";
import type { Backlog } from "../../src/server/store/delivery-store";
import { contactBody, startLeadServer, type LeadServer } from "./support/lead-server";

const now = new Date("2026-01-01T12:00Z");
let backlog: () => Promise<Backlog>;
let metrics: Metrics;
let server: LeadServer;
beforeEach(async () => {
  backlog = async () => ({ waiting: 2, createdAt: new Date("2026-01-01T10:30Z") });
  metrics = createMetrics({
    store: { damage: undefined, expiry: { refusal: undefined }, deliveries: { backlog: () => backlog() } },
    channels: ["webhook"],
    now: () => now,
  });
  server = await startLeadServer({}, { metrics });
});
afterEach(() => server.close());

/** The figures whose names begin so, by name and labels. */
const figures = async (name: string): Promise<Record<string, number>> => {
  const lines = (await metrics.registry.metrics()).split("\n").filter((line) => line.startsWith(name));
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ""), Number(line.split(" ").at(-1))]));
};

test("answers are counted by class of route and status, whatever strangers ask for", async () => {
  for (const url of [
    "/api/health",
    "/api/health",
    "/api/x/1",
    "/api/x/2",
    "/nowhere/1?q=ada@kiln.co",
    "/no.php",
  ])
    await server.app.inject(url);
  const count = "http_request_duration_seconds_count";
  const rows = Object.entries(await figures(count)).filter(([, answers]) => answers > 0);
  expect(Object.fromEntries(rows)).toEqual({
    [`${count}{route="health",method="GET",status="200"}`]: 2,
    [`${count}{route="other",method="GET",status="404"}`]: 2,
    [`${count}{route="page",method="GET",status="404"}`]: 1,
    [`${count}{route="file",method="GET",status="404"}`]: 1,
  });
  expect(await metrics.registry.metrics()).not.toContain("ada");
});

test("leads are counted by kind, repetitions left out, and refusals of the robot test", async () => {
  const headers = { "x-captcha-token": await server.token(), "idempotency-key": randomUUID() };
  for (let call = 0; call < 2; call += 1)
    expect((await server.post("ContactUs", contactBody, headers)).statusCode).toBe(201);
  expect((await server.post("ContactUs", contactBody)).statusCode).toBe(403);
  expect(await figures("leads_total")).toEqual({
    'leads_total{kind="contact"}': 1,
    'leads_total{kind="hire"}': 0,
    'leads_total{kind="career"}': 0,
  });
  expect(await figures("captcha_refusals_total")).toEqual({ captcha_refusals_total: 1 });
});

test("the outbox is told by channel, and left out while the store does not answer", async () => {
  expect(await figures("outbox_")).toEqual({
    'outbox_waiting{channel="webhook"}': 2,
    'outbox_oldest_seconds{channel="webhook"}': 5400,
  });
  backlog = () => Promise.reject(new Error("locked"));
  expect(await figures("outbox_")).toEqual({});
});

test("they have a port of their own, asked for again while another server has it", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const said: string[] = [];
  let tell: () => void;
  const isListening = new Promise<void>((resolve) => (tell = resolve));
  const log = { warn: (_: object, text: string) => said.push(text), info: () => tell() };
  const served = serveMetrics(metrics.registry, { port, host: "127.0.0.1" }, log as never);
  while (said.length === 0) await new Promise(setImmediate);
  other.close();
  await isListening;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toContain("process_cpu_seconds_total");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await server.app.inject("/metrics")).statusCode).toBe(404);
  served.close();
});

test("a delivery that waits for more than an hour is said once, and the end of it", async () => {
  const lines: object[] = [];
  const log = { error: (line: object) => lines.push(line), info: (line: object) => lines.push(line) };
  const until = async (count: number) => {
    while (lines.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  let looks = 0;
  const deliveries = { backlog: async () => ((looks += 1), backlog()) };
  const end = watchBacklog({
    deliveries,
    channels: ["webhook", "visitor-mail"],
    now: () => now,
    log: log as never,
    everyMs: 1,
  });
  await until(1);
  const seen = looks;
  while (looks < seen + 5) await new Promise((resolve) => setTimeout(resolve, 1));
  backlog = async () => ({ waiting: 0, createdAt: undefined });
  await until(2);
  end();
  expect(lines).toEqual([
    { channel: "webhook", waiting: 2, oldestSeconds: 5400, needsPerson: true },
    { channel: "webhook", waiting: 0, oldestSeconds: 0 },
  ]);
});
