/** @jest-environment node */
import { contactBody } from "./support/lead-server";
import { rawServer } from "./support/raw-server";

const { here, raw, get } = rawServer();

const post = async (headers: string[], body = JSON.stringify(contactBody)) => {
  const all = ["Host: localhost", "Connection: close", "X-API-Key: website", ...headers];
  return raw(
    "POST /api/enquiry/ContactUs HTTP/1.1",
    ...all,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    body,
  );
};

const json = "Content-Type: application/json";

test("headers past 16 KiB are a 431, and the server goes on", async () => {
  expect((await get("/", `X-Long: ${"x".repeat(20_000)}`)).status).toBe(431);
  expect((await get(`/?${"x".repeat(20_000)}`)).status).toBe(431);
  expect((await get("/")).status).toBe(200);
});

test("a visitor with too many cookies reads what to do, and a call gets JSON", async () => {
  const cookie = `Cookie: a=${"x".repeat(17_000)}`;
  const page = await get("/about", cookie);
  expect([page.status, page.body]).toEqual([431, expect.stringContaining("<p>text of headersTooLarge</p>")]);
  expect(page.head).toContain("content-type: text/html; charset=utf-8");
  const call = await get("/api/geo", cookie);
  expect([call.status, JSON.parse(call.body)]).toEqual([
    431,
    { _error: { message: "text of headersTooLarge" } },
  ]);
});

test("CONNECT is answered, and not hung up on", async () => {
  const { status, head } = await raw("CONNECT example.com:443 HTTP/1.1", "Host: example.com:443", "", "");
  expect(status).toBe(405);
  expect(head).toContain("allow: get, head");
});

test("another version of HTTP in a request's line is a 400", async () => {
  for (const path of ["/", "/api/geo"])
    expect((await raw(`GET ${path} HTTP/2.0`, "Host: x", "Connection: close", "", "")).status).toBe(400);
});

test.each([
  ["PUT", "/api/enquiry/ContactUs", "POST"],
  ["GET", "/api/enquiry/ContactUs", "POST"],
  ["POST", "/api/health", "GET, HEAD"],
  ["DELETE", "/api//meta/looking_for?a=1", "GET, HEAD"],
])("%s %s is a 405 in JSON that names what is allowed", async (method, path, allowed) => {
  const answer = await raw(`${method} ${path} HTTP/1.1`, "Host: x", "Connection: close", "", "");
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    405,
    { _error: { message: "text of wrongMethod" } },
  ]);
  const named = /^allow: (.*)$/m.exec(answer.head)?.[1]?.trim().toUpperCase().split(", ").sort();
  expect(named).toEqual(allowed.split(", "));
});

test("an unknown call is a 404 by any method, and one that cannot be decoded a 400 in JSON", async () => {
  const statusOf = async (method: string, path: string) =>
    (await raw(`${method} ${path} HTTP/1.1`, "Host: x", "Connection: close", "", "")).status;
  expect([await statusOf("GET", "/api/nothing"), await statusOf("PUT", "/api/nothing")]).toEqual([404, 404]);
  expect(JSON.parse((await get("/api/%zz")).body)).toEqual({ _error: { message: "text of malformed" } });
});

test.each([
  ["a name with a space", "X Header: 1"],
  ["a null byte", "X-Header: a\0b"],
  ["two lengths", "Content-Length: 1\r\nContent-Length: 2"],
  ["a length and chunks", "Content-Length: 1\r\nTransfer-Encoding: chunked"],
])("headers with %s are a 400", async (_what, header) => {
  expect((await get("/", header)).status).toBe(400);
});

test.each([
  ["a form", "application/x-www-form-urlencoded"],
  ["a form of parts", "multipart/form-data; boundary=x"],
  ["plain text, as a page of another site could send it", "text/plain;charset=UTF-8"],
  ["JSON by another name", "application/ld+json"],
  ["none", ""],
  ["nonsense", ";;;"],
])("a body of the type %s is a 415", async (_what, type) => {
  expect((await post([`Content-Type: ${type}`])).status).toBe(415);
  expect(await here.server.store.list()).toEqual([]);
});

test("a body without any type is a 415", async () => {
  expect((await post([])).status).toBe(415);
});

test("headers given twice are refused like wrong ones", async () => {
  const token = await here.server.token();
  const key = "Idempotency-Key: 0b6f4f0e-6f0c-4f5d-8f1a-0123456789ab";
  expect((await post([json, `X-Captcha-Token: ${token}`, key, key])).status).toBe(400);
  expect((await post([json, "X-API-Key: website"])).status).toBe(401);
});

test("a body that is not UTF-8 is stored as readable text or refused", async () => {
  const body = JSON.stringify({ ...contactBody, name: "Zo\u00eb" });
  const headers = [json, `X-Captcha-Token: ${await here.server.token()}`, `Content-Length: ${body.length}`];
  const answer = await raw(
    "POST /api/enquiry/ContactUs HTTP/1.1",
    "Host: x",
    "Connection: close",
    "X-API-Key: website",
    ...headers,
    "",
    body,
  );
  expect(answer.status).toBe(201);
  expect(await here.server.store.list()).toEqual([expect.objectContaining({ name: "Zo\ufffd" })]);
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])(
  "%s of a form's call is the caller's mistake",
  async (method) => {
    const answer = await raw(
      `${method} /api/enquiry/ContactUs HTTP/1.1`,
      "Host: x",
      "Connection: close",
      "",
      "",
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  },
);

test("a call whose body breaks off in its first packet is the caller's mistake, and no failure of ours", async () => {
  const answer = await raw(
    "POST /api/enquiry/ContactUs HTTP/1.1",
    "Host: localhost",
    "X-API-Key: website",
    json,
    "Transfer-Encoding: chunked",
    "",
    "no length",
    "",
  );
  expect(answer.status).toBe(400);
  // The next answer shows that the call before it has ended.
  expect((await get("/")).status).toBe(200);
  expect(here.server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

const send = (method: string, path: string, type: string, body: string) =>
  raw(
    `${method} ${path} HTTP/1.1`,
    "Host: x",
    "Connection: close",
    ...(type ? [`Content-Type: ${type}`] : []),
    `Content-Length: ${body.length}`,
    "",
    body,
  );

test.each(["/", "/about", "/nope", "/nope.js"])(
  "what a page cannot take (%s) is the sender's mistake",
  async (path) => {
    for (const [type, body] of [
      ["application/json", "{"],
      ["application/xml", "<a/>"],
      ["", "a"],
      ["text/plain", "x".repeat(70_000)],
      ["application/json", JSON.stringify("x".repeat(70_000))],
    ] as const) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const answer = await send(method, path, type, body);
        expect([method, type, answer.status]).toEqual([method, type, 405]);
        expect(answer.head).toMatch(/^allow: get, head/m);
      }
    }
    expect(here.server.logged.filter(({ msg }) => msg === "page failed")).toEqual([]);
  },
);

test.each(["QUERY", "PROPFIND", "OPTIONS", "TRACE", "PURGE", "MADEUP"])(
  "%s, which nothing here takes, is the sender's mistake",
  async (method) => {
    for (const path of ["/", "/nope", "/api/enquiry/ContactUs", "/api/health"]) {
      const answer = await send(method, path, "application/json", "{}");
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
    }
  },
);

test("a GET with a body that makes no sense is answered as a GET", async () => {
  expect((await send("GET", "/", "application/json", "{")).status).toBe(200);
});
