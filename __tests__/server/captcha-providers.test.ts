/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { siteVerifyProviders } from "../../src/config/captcha-providers";
import { siteVerify, type SiteVerifyOptions } from "../../src/server/captcha/site-verify";
import { contactBody, startLeadServer, type LeadServer } from "./support/lead-server";
import { siteSecret, startStandIn, type CaptchaMock } from "./support/captcha-stand-in";

const refused = [403, { _error: { message: "text of captchaRefused" } }];
const unavailable = [503, { _error: { message: "text of storeUnavailable" } }];

/** What a provider's endpoint may do instead of answering. */
const faults: Record<string, Parameters<CaptchaMock["misbehave"]>[0]> = {
  "is slow": () => undefined,
  "stalls in the middle": (_request, response) => void response.write('{"success":'),
  "hangs up": (request) => void request.socket.destroy(),
  fails: (_request, response) => void response.writeHead(502).end("<h1>Bad Gateway</h1>"),
  "fails with a verdict": (_request, response) => void response.writeHead(500).end('{"success":true}'),
  "answers a page": (_request, response) => void response.end("<!doctype html>"),
  "answers nothing": (_request, response) => void response.end(),
  "answers another shape": (_request, response) => void response.end('{"success":"true"}'),
  "answers null": (_request, response) => void response.end("null"),
  "sends the secret elsewhere": (_request, response) =>
    void response.writeHead(307, { location: "/elsewhere" }).end(),
  "is at fault": (_request, response) =>
    void response.end('{"success":false,"error-codes":["internal-error"]}'),
};

describe.each(siteVerifyProviders)("%s", (name) => {
  let standIn: CaptchaMock;
  let server: LeadServer;
  const start = async (options: Partial<SiteVerifyOptions> = {}, config = {}): Promise<void> => {
    standIn = await startStandIn(name);
    const settings = {
      secret: siteSecret,
      hostnames: [],
      verifyUrl: standIn.url,
      now: () => new Date(),
      timeoutMs: 5000,
    };
    server = await startLeadServer(config, { captcha: siteVerify(name, { ...settings, ...options }) });
  };
  afterEach(async () => {
    await server.close();
    await standIn.close();
  });

  const send = async (token: string, headers: Record<string, string> = {}) => {
    const answer = await server.post("ContactUs", contactBody, { "x-captcha-token": token, ...headers });
    return [answer.statusCode, answer.json()];
  };
  const stored = async () => (await server.store.list()).length;

  test("asks with secret and token alone, and stores the lead of a passed one", async () => {
    await start();
    const token = standIn.issue();
    expect((await send(token))[0]).toBe(201);
    expect(standIn.calls.map((call) => Object.fromEntries(call))).toEqual([
      { secret: siteSecret, response: token },
    ]);
    expect(await stored()).toBe(1);
  });

  test("is told the visitor's address only where a proxy is believed, and only an address", async () => {
    await start({}, { trustProxy: 1 });
    await send("a", { "x-forwarded-for": "203.0.113.7" });
    await send("b", { "x-forwarded-for": "<script>" });
    expect(standIn.calls.map((call) => call.get("remoteip"))).toEqual(["203.0.113.7", null]);
  });

  test.each(["made-up", "x".repeat(8000), "%00\\u0000", "a&secret=b"])(
    "a token that it does not know is refused: %#",
    async (token) => {
      await start();
      expect(await send(token)).toEqual(refused);
      expect(await stored()).toBe(0);
    },
  );

  test("a used token is refused by the store, and by the provider after a restart", async () => {
    await start();
    const token = standIn.issue();
    expect((await send(token))[0]).toBe(201);
    expect(await send(token)).toEqual(refused);
    expect(standIn.calls).toHaveLength(1);
    const options = { secret: siteSecret, hostnames: [], verifyUrl: standIn.url, now: () => new Date() };
    expect(await siteVerify(name, options).verify(token)).toMatchObject({ passed: false });
    expect(await stored()).toBe(1);
  });

  test("the same call several times at once spends one token and stores one lead", async () => {
    await start();
    const token = standIn.issue();
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(token, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([answers[0]![0], await stored(), standIn.calls.length]).toEqual([201, 1, 1]);
  });

  test("a token that passed while the store was down passes once more", async () => {
    await start();
    const token = standIn.issue();
    jest.spyOn(server.store, "save").mockRejectedValueOnce(new Error("disk full"));
    expect(await send(token)).toEqual(unavailable);
    expect((await send(token))[0]).toBe(201);
    expect(await send(token)).toEqual(refused);
  });

  test("a repeated call asks nobody", async () => {
    await start();
    const key = { "idempotency-key": randomUUID() };
    const first = await send(standIn.issue(), key);
    expect(await send("another", key)).toEqual(first);
    expect(standIn.calls).toHaveLength(1);
  });

  test("a body that is refused spends no token", async () => {
    await start();
    const token = standIn.issue();
    const answer = await server.post("ContactUs", {}, { "x-captcha-token": token });
    expect([answer.statusCode, standIn.calls.length]).toEqual([422, 0]);
  });

  test("a test passed on another host does not count", async () => {
    await start({ hostnames: ["www.example.com"] });
    expect((await send(standIn.issue("example.com")))[0]).toBe(201);
    expect((await send(standIn.issue("not-provided")))[0]).toBe(201);
    expect(await send(standIn.issue("www.example.com.evil.test"))).toEqual(refused);
    expect(server.logged).toContainEqual(
      expect.objectContaining({ reason: "passed on www.example.com.evil.test" }),
    );
  });

  test("a wrong secret is our fault, not the visitor's", async () => {
    await start({ secret: "wrong-secret" });
    expect(await send(standIn.issue())).toEqual(unavailable);
    expect(JSON.stringify(server.logged)).toContain("invalid-input-secret");
    expect(JSON.stringify(server.logged)).not.toContain("wrong-secret");
  });

  // In one server, because starting one for each takes longer than all of these calls.
  test("an endpoint at fault is a 503, and the token still counts afterwards", async () => {
    await start({ timeoutMs: 500 });
    for (const [what, how] of Object.entries(faults)) {
      const token = standIn.issue();
      const [called, had] = [standIn.calls.length, await stored()];
      standIn.misbehave(how);
      expect([what, ...(await send(token))]).toEqual([what, ...unavailable]);
      expect([what, standIn.calls.length, await stored()]).toEqual([what, called + 1, had]);
      standIn.misbehave();
      expect([what, (await send(token))[0]]).toEqual([what, 201]);
      for (const kept of [token, siteSecret]) expect(JSON.stringify(server.logged)).not.toContain(kept);
    }
    const failed = server.logged.filter((line) => JSON.stringify(line).includes("call failed"));
    expect(failed).toHaveLength(Object.keys(faults).length);
  });

  test("an endpoint that is down is a 503", async () => {
    await start({ verifyUrl: "http://127.0.0.1:9/siteverify" });
    expect(await send(standIn.issue())).toEqual(unavailable);
  });

  test("a passed token is not believed for longer than the provider's own time", async () => {
    await start();
    const token = standIn.issue();
    jest.spyOn(server.store, "save").mockRejectedValueOnce(new Error("disk full"));
    expect(await send(token)).toEqual(unavailable);
    const later = performance.now() + 301_000;
    const clock = jest.spyOn(performance, "now").mockImplementation(() => later);
    expect(await send(token)).toEqual(refused);
    clock.mockRestore();
  });
});
