/** @jest-environment node */
import { testContent } from "./support/content";
import { contactBody, startLeadServer, type LeadServer } from "./support/lead-server";

let server: LeadServer;
afterEach(() => server.close());

test.each([
  ["/api/meta/looking_for", 1592],
  ["/api//meta/looking_for", 1592],
  ["/api/meta/interested_in", 1593],
  ["/api//meta/interested_in", 1593],
  ["/api/meta/experience_level", 1],
  ["/api/meta/designations", 7],
])("%s answers its list", async (url, id) => {
  server = await startLeadServer();
  const answer = await server.app.inject(url);
  expect([answer.statusCode, answer.json()]).toEqual([200, [{ id, text: expect.any(String) }]]);
});

test("an unknown call is refused as JSON", async () => {
  server = await startLeadServer();
  const answer = await server.app.inject({ method: "POST", url: "/api/enquiry/Nothing", payload: {} });
  expect([answer.statusCode, answer.json()]).toEqual([404, { _error: { message: "text of notFound" } }]);
});

test.each([
  ["/api/enquiry/ContactUs", 405, "wrongMethod"],
  ["/api/health", 405, "wrongMethod"],
  ["/api/nothing", 404, "notFound"],
])("a preflight of %s is refused as JSON where no other origin may call", async (url, status, text) => {
  server = await startLeadServer();
  const answer = await server.app.inject({ method: "OPTIONS", url });
  expect([answer.statusCode, answer.json()]).toEqual([status, { _error: { message: `text of ${text}` } }]);
});

describe("the visitor's country", () => {
  const edge = { edgeCountryHeader: "cf-ipcountry" };

  test.each([
    ["the edge's, when its header is configured", edge, "gb", 200, { countryCode: "GB" }],
    ["unknown to the edge", edge, "XX", 204, undefined],
    ["not a country", edge, "<script>", 204, undefined],
    ["unknown without a configured header", {}, "GB", 204, undefined],
  ])("is %s", async (_name, config, header, status, body) => {
    server = await startLeadServer(config);
    const answer = await server.app.inject({ url: "/api/geo", headers: { "cf-ipcountry": header } });
    expect(answer.statusCode).toBe(status);
    expect(answer.body ? answer.json() : undefined).toEqual(body);
  });
});

describe("a store that does not answer", () => {
  test("makes health and calls answer 503, and says why in the log alone", async () => {
    server = await startLeadServer();
    const token = { "x-captcha-token": await server.token() };
    await server.store.close();
    const health = await server.app.inject("/api/health");
    const call = await server.post("ContactUs", contactBody, token);
    for (const answer of [health, call]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { _error: { message: "text of storeUnavailable" } },
      ]);
      expect(answer.headers["retry-after"]).toBeDefined();
    }
    expect(server.logged.some((line) => line.msg === "call failed")).toBe(true);
  });
});

test("health answers 200 while the store does", async () => {
  server = await startLeadServer();
  expect((await server.app.inject("/api/health")).statusCode).toBe(200);
});

describe("the limit on calls", () => {
  const rateLimit = { max: 2, windowSeconds: 60 };

  const statuses = async (headers: Record<string, string>[]): Promise<number[]> => {
    const answers: number[] = [];
    for (const each of headers) answers.push((await server.post("Career", {}, each)).statusCode);
    return answers;
  };

  test("holds for all forms together and says when to come back", async () => {
    server = await startLeadServer({ rateLimit });
    await server.post("ContactUs", {});
    await server.post("Hireus", {});
    const answer = await server.post("Career", {});
    expect([answer.statusCode, answer.json()]).toEqual([429, { _error: { message: "text of tooMany" } }]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect((await server.app.inject("/api/meta/looking_for")).statusCode).toBe(200);
  });

  test("ends in its time although the clock is set back", async () => {
    server = await startLeadServer({ rateLimit });
    await statuses([{}, {}, {}]);
    const hourAgo = Date.now() - 3_600_000;
    const clock = jest.spyOn(Date, "now").mockImplementation(() => hourAgo);
    const answer = await server.post("Career", {});
    clock.mockRestore();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(rateLimit.windowSeconds);
  });

  const forwarded = ["203.0.113.1", "203.0.113.2", "203.0.113.3"].map((ip) => ({ "x-forwarded-for": ip }));

  test("believes no forwarded address by default", async () => {
    server = await startLeadServer({ rateLimit });
    expect(await statuses(forwarded)).toEqual([422, 422, 429]);
  });

  test("counts by forwarded address behind a known proxy, and not by what a client puts before it", async () => {
    server = await startLeadServer({ rateLimit, trustProxy: 1 });
    expect(await statuses(forwarded)).toEqual([422, 422, 422]);
    const forged = ["1.1.1.1", "1.1.1.2", "1.1.1.3"].map((ip) => ({
      "x-forwarded-for": `${ip}, 203.0.113.9`,
    }));
    expect(await statuses(forged)).toEqual([422, 422, 429]);
  });
});

describe("other origins", () => {
  const preflight = {
    method: "OPTIONS",
    url: "/api/enquiry/ContactUs",
    headers: {
      origin: "https://other.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "x-captcha-token",
    },
  } as const;

  test("are refused unless they are configured", async () => {
    server = await startLeadServer();
    expect((await server.app.inject(preflight)).headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("may call with the headers of the calls when they are", async () => {
    server = await startLeadServer({ corsOrigins: ["https://other.example"] });
    const { headers } = await server.app.inject(preflight);
    expect(headers["access-control-allow-origin"]).toBe("https://other.example");
    expect(headers["access-control-allow-headers"]).toContain("X-Captcha-Token");
    const refusal = await server.post("ContactUs", {}, { origin: "https://other.example" });
    expect(refusal.headers["access-control-allow-origin"]).toBe("https://other.example");
  });
});

test("the key of the settings stands before the key of the build", async () => {
  server = await startLeadServer({ apiKey: "another" });
  expect((await server.post("ContactUs", {})).statusCode).toBe(401);
  expect((await server.post("ContactUs", {}, { "x-api-key": "another" })).statusCode).toBe(422);
});

test("headers may have other names", async () => {
  const client = { ...testContent().client, captchaHeader: "X-Robot", idempotencyHeader: "" };
  server = await startLeadServer({}, { content: testContent({ client }) });
  const answer = await server.post("ContactUs", contactBody, { "x-robot": await server.token() });
  expect(answer.statusCode).toBe(201);
});
