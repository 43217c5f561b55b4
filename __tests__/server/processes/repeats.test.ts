/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { openStore } from "../../../src/server/store/open-store";
import { engines, type TestPlace } from "../support/engines";
import { contactBody, solve, startLeadServer, type LeadServer } from "../support/lead-server";

describe.each(engines)("on $name", ({ newPlace }) => {
  let there: TestPlace;
  let server: LeadServer;
  beforeEach(async () => {
    there = await newPlace();
    server = await startLeadServer({}, { store: await openStore(there.place) });
  });
  afterEach(async () => {
    await server.close();
    await there.remove();
  });

  const refused = (code: string) => ({ _error: { message: `text of ${code}` } });

  const stored = async (): Promise<number> => (await server.store.list()).length;

  describe("an idempotency key", () => {
    test("makes a repeated call answer the first 201, spend no captcha and store once", async () => {
      const key = { "idempotency-key": randomUUID() };
      const first = await server.post("ContactUs", contactBody, {
        ...key,
        "x-captcha-token": await server.token(),
      });
      const second = await server.post("ContactUs", contactBody, key);
      expect([second.statusCode, second.body]).toEqual([201, first.body]);
      expect(await stored()).toBe(1);
    });

    test("counts once when the same call arrives several times at once", async () => {
      const headers = { "idempotency-key": randomUUID(), "x-captcha-token": await server.token() };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => server.post("ContactUs", contactBody, headers)),
      );
      expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(201);
      expect(await stored()).toBe(1);
    });

    test("is the same whatever the order of the fields", async () => {
      const key = { "idempotency-key": randomUUID() };
      await server.post("ContactUs", contactBody, { ...key, "x-captcha-token": await server.token() });
      const turned = Object.fromEntries(Object.entries(contactBody).reverse());
      expect((await server.post("ContactUs", turned, key)).statusCode).toBe(201);
    });

    test("with another body is refused, before the captcha is spent", async () => {
      const key = { "idempotency-key": randomUUID() };
      await server.post("ContactUs", contactBody, { ...key, "x-captcha-token": await server.token() });
      const token = { "x-captcha-token": await server.token() };
      const other = { ...contactBody, message: "Two kettles." };
      const answer = await server.post("ContactUs", other, { ...key, ...token });
      expect([answer.statusCode, answer.json()]).toEqual([422, refused("keyReused")]);
      expect((await server.post("ContactUs", other, token)).statusCode).toBe(201);
    });

    test("does not remember a refusal", async () => {
      const key = { "idempotency-key": randomUUID() };
      expect((await server.post("ContactUs", contactBody, key)).statusCode).toBe(403);
      expect((await server.post("ContactUs", { ...contactBody, name: "" }, key)).statusCode).toBe(422);
      const token = { "x-captcha-token": await server.token() };
      expect((await server.post("ContactUs", contactBody, { ...key, ...token })).statusCode).toBe(201);
    });
  });

  describe("a captcha token", () => {
    test("counts once", async () => {
      const token = { "x-captcha-token": await server.token() };
      expect((await server.post("ContactUs", contactBody, token)).statusCode).toBe(201);
      const answer = await server.post("ContactUs", contactBody, token);
      expect([answer.statusCode, answer.json()]).toEqual([403, refused("captchaRefused")]);
      expect(await stored()).toBe(1);
    });

    test("is not spent by a body that is refused", async () => {
      const token = { "x-captcha-token": await server.token() };
      expect((await server.post("ContactUs", { ...contactBody, name: "" }, token)).statusCode).toBe(422);
      expect((await server.post("ContactUs", contactBody, token)).statusCode).toBe(201);
    });

    test("leaves no key behind when it is refused as used", async () => {
      const token = { "x-captcha-token": await server.token() };
      await server.post("ContactUs", contactBody, token);
      const key = { "idempotency-key": randomUUID() };
      expect((await server.post("ContactUs", contactBody, { ...key, ...token })).statusCode).toBe(403);
      const fresh = { "x-captcha-token": await server.token() };
      expect((await server.post("ContactUs", contactBody, { ...key, ...fresh })).statusCode).toBe(201);
      expect(await stored()).toBe(2);
    });

    test("expires", async () => {
      const token = { "x-captcha-token": await server.token() };
      server.setNow(new Date(Date.now() + 61 * 60 * 1000));
      expect((await server.post("ContactUs", contactBody, token)).statusCode).toBe(403);
    });

    test.each([
      ["an easier challenge", { cost: 1 }],
      ["a later end", { expiresAt: 4_000_000_000 }],
      ["no proof of its key", { keySignature: undefined }],
    ])("with %s is refused", async (_name, change) => {
      const challenge = (await server.app.inject("/api/captcha/challenge")).json();
      const token = JSON.parse(Buffer.from(await solve(challenge), "base64").toString());
      Object.assign(token.challenge.parameters, change);
      const forged = Buffer.from(JSON.stringify(token)).toString("base64");
      expect((await server.post("ContactUs", contactBody, { "x-captcha-token": forged })).statusCode).toBe(
        403,
      );
    });

    test("with a wrong solution is refused", async () => {
      const challenge = (await server.app.inject("/api/captcha/challenge")).json();
      const solution = { counter: 7, derivedKey: "ab".repeat(32), time: 1 };
      const token = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
      expect((await server.post("ContactUs", contactBody, { "x-captcha-token": token })).statusCode).toBe(
        403,
      );
    });
  });

  test("what is past its time leaves the tables", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    for (const days of [0, 8]) {
      server.setNow(inDays(days));
      const headers = { "idempotency-key": randomUUID(), "x-captcha-token": await server.token() };
      expect((await server.post("ContactUs", contactBody, headers)).statusCode).toBe(201);
    }
    await server.store.expiry.eraseSpent(inDays(8));
    expect(await there.sql("select key from idempotency_keys")).toHaveLength(1);
    expect(await there.sql("select id from spent_captchas")).toHaveLength(1);
  });
});
