/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { contactBody, startLeadServer, type LeadServer } from "./support/lead-server";

const rateLimit = { max: 2, windowSeconds: 60 };
let server: LeadServer;
afterEach(() => server.close());

/** One call from each visitor, as the proxy's header names them. */
const statuses = async (forwarded: string[]): Promise<number[]> => {
  const answers: number[] = [];
  for (const visitor of forwarded)
    answers.push((await server.post("ContactUs", {}, { "x-forwarded-for": visitor })).statusCode);
  return answers;
};

test.each([
  ["a proxy", 1],
  ["named proxies", ["loopback"]],
])("behind %s the port of a visitor's address opens no count of its own", async (_what, trustProxy) => {
  server = await startLeadServer({ rateLimit, trustProxy });
  expect(await statuses(["203.0.113.1:4001", "203.0.113.1:4002", "203.0.113.1", "203.0.113.2:1"])).toEqual([
    422, 422, 429, 422,
  ]);
  expect(await statuses(["[2001:db8::1]:4001", "[2001:db8::1]", "2001:db8::1", "2001:db8:1::2"])).toEqual([
    422, 422, 429, 422,
  ]);
});

const from = (network: string, count: number, first = 0) =>
  Array.from({ length: count }, (_, subnet) => `${network}:${(first + subnet).toString(16)}::1`);

test("an IPv6 network that calls from ever more of its parts counts as one, and its neighbours do not", async () => {
  server = await startLeadServer({ rateLimit, trustProxy: 1 });
  const answers = await statuses(from("2001:db8:1", 40));
  expect(answers.filter((status) => status === 422).length).toBeLessThan(15);
  expect(answers.at(-1)).toBe(429);
  expect(await statuses(from("2001:db8:1", 2, 5000))).toEqual([429, 429]);
  expect(await statuses(["2001:db8:2::1", "203.0.113.1"])).toEqual([422, 422]);
});

test("a few networks of one provider have limits of their own", async () => {
  server = await startLeadServer({ rateLimit, trustProxy: 1 });
  expect(await statuses(from("2001:db8:1", 4))).toEqual([422, 422, 422, 422]);
  expect(await statuses(from("2001:db8:1", 4))).toEqual([422, 422, 422, 422]);
});

test("IPv4 addresses written as IPv6 are no network", async () => {
  server = await startLeadServer({ rateLimit, trustProxy: 1 });
  const many = Array.from({ length: 40 }, (_, host) => `::ffff:203.0.113.${host}`);
  expect(new Set(await statuses(many))).toEqual(new Set([422]));
});

test("a proxy that gives the ports of proxies too is believed all the same", async () => {
  server = await startLeadServer({ rateLimit, trustProxy: ["loopback", "10.0.0.0/8"] });
  const calls = [1, 2, 3].map((port) => `203.0.113.1:${port}, 10.0.0.5:${port}`);
  expect(await statuses([...calls, "203.0.113.2, 10.0.0.5:4"])).toEqual([422, 422, 429, 422]);
});

const warnings = () => server.logged.filter(({ level }) => level === 40).map(({ msg }) => msg);

test.each(["x-forwarded-for", "forwarded", "x-real-ip"])(
  "a forwarded address (%s) that is not believed is said once, with what to set",
  async (header) => {
    server = await startLeadServer();
    for (const url of ["/api/geo", "/api/health", "/"])
      await server.app.inject({ url, headers: { [header]: "203.0.113.7" } });
    expect(warnings()).toEqual([expect.stringContaining("TRUST_PROXY")]);
    expect(JSON.stringify(server.logged)).not.toContain("203.0.113.7");
  },
);

test("nothing is said where proxies are believed, or none are there", async () => {
  server = await startLeadServer({ trustProxy: 1 });
  await server.app.inject({ url: "/api/geo", headers: { "x-forwarded-for": "203.0.113.7" } });
  expect(warnings()).toEqual([]);
  await server.close();
  server = await startLeadServer();
  await server.app.inject("/api/geo");
  expect(warnings()).toEqual([]);
});

test("challenges have a limit of their own, wider than that of calls", async () => {
  server = await startLeadServer({ rateLimit });
  const answers = [];
  for (let call = 0; call < 30; call += 1) answers.push(await server.app.inject("/api/captcha/challenge"));
  const given = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(given).toBeGreaterThan(rateLimit.max);
  const last = answers.at(-1)!;
  expect([last.statusCode, last.json()]).toEqual([429, { _error: { message: "text of tooMany" } }]);
  expect(last.headers["retry-after"]).toBeDefined();
  expect((await server.post("ContactUs", contactBody)).statusCode).toBe(403);
});

test("nginx, as shipped, leaves it to the server to refuse an enquiry that is too large", async () => {
  server = await startLeadServer();
  const settings = readFileSync(path.resolve(__dirname, "../../deploy/nginx.conf"), "utf8");
  const [, size, unit] = /client_max_body_size (\d+)([km]);/.exec(settings) ?? [];
  const bytes = Number(size) * (unit === "m" ? 2 ** 20 : 2 ** 10);
  // As much as nginx lets through.
  const answer = await server.post("ContactUs", { message: "x".repeat(bytes - '{"message":""}'.length) });
  expect(answer.statusCode).toBe(413);
});
