/** @jest-environment node */
import { rawServer } from "./support/raw-server";

const { here, raw, get } = rawServer();

test.each([
  "//evil.example/",
  "//evil.example/%2e%2e",
  "/\\evil.example/",
  "/%5cevil.example/",
  "/%2f%2fevil.example/about/",
  "//evil.example/about/",
])("no request is sent off the site by %s", async (path) => {
  const { status, head } = await get(path);
  expect(status).toBe(404);
  expect(head).not.toMatch(/^location:/m);
});

test.each([
  ["/%00", 404],
  ["/..%2f..%2fetc/passwd", 404],
  ["/../../etc/passwd", 404],
  ["/%c0%ae%c0%ae/etc/passwd", 404],
  ["/about%0d%0aSet-Cookie:%20a=b", 404],
  ["/\xff", 400],
  ["/%zz", 404],
  ["/api/%zz", 400],
  ["/api/../api/health", 404],
  ["/About?a=%0d%0aSet-Cookie:a", 301],
  ["/About?" + "x".repeat(8000), 301],
])("%s is answered %d, without a header of its own making", async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.head).not.toMatch(/^set-cookie:/m);
});

const withoutHost = (path: string, ...headers: string[]) =>
  raw(`GET ${path} HTTP/1.1`, "Connection: close", ...headers, "", "");

test.each([
  ["headers that cannot be read", () => get("/api/geo", "X Header: 1"), 400],
  ["headers that are too long", () => get("/api/geo", `X-Long: ${"x".repeat(20_000)}`), 431],
  ["a call without a Host", () => withoutHost("/api/geo"), 400],
  ["a call with two Hosts", () => get("/api/geo", "Host: other.example"), 400],
  ["a call with the same Host twice", () => get("/api/geo", "Host: localhost"), 400],
  ["a call with a Host that is none", () => withoutHost("/api/geo", "Host: a b/c@d"), 400],
  ["a call that expects what nobody offers", () => get("/api/geo", "Expect: tea"), 417],
])("%s are refused as the API refuses, with the security headers", async (_what, ask, status) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(answer.head).toMatch(/^x-content-type-options: nosniff/m);
  expect(answer.head).toMatch(/^content-security-policy: /m);
  expect(answer.head).toMatch(/^content-type: application\/json/m);
  expect(JSON.parse(answer.body)).toEqual({ _error: { message: expect.stringContaining("text of ") } });
});

test.each([
  ["without a Host", () => withoutHost("/"), 400],
  ["with two Hosts", () => get("/", "Host: other.example"), 400],
  ["that expects what nobody offers", () => get("/", "Expect: tea"), 417],
])("a page asked for %s is refused in words, with the security headers", async (_what, ask, status) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(answer.head).toMatch(/^x-content-type-options: nosniff/m);
  expect(answer.head).toMatch(/^content-security-policy: /m);
  expect(answer.head).toMatch(/^content-type: text\/plain/m);
  expect(answer.body).toBe("text of malformed\n");
  expect(here.server.logged).toContainEqual(expect.objectContaining({ path: "/", status, msg: "request" }));
});

test.each([
  ["the empty Host of a target without one", () => withoutHost("/", "Host:")],
  ["HTTP 1.0, which knows no Host", () => raw("GET / HTTP/1.0", "", "")],
  ["a Host with a port", () => withoutHost("/", "Host: [::1]:9000")],
])("%s is answered", async (_what, ask) => {
  expect((await ask()).body).toContain("<title>Home</title>");
});

test("who waits to be told to go on is told so", async () => {
  const { status, body } = await get("/", "Expect: 100-Continue");
  expect([status, body.split("\r\n")[0]]).toEqual([100, "HTTP/1.1 200 OK"]);
});

test.each([
  ["http://localhost/", 200],
  ["http://localhost", 200],
  ["HTTP://localhost?a=1", 200],
  ["https://user@other.example:9000/?a=http://b", 200],
  ["http://localhost/About?a=1", 301],
  ["http://localhost/nope", 404],
  ["http://localhost/api/geo", 204],
  ["http://localhost//evil.example/", 404],
])("the target %s, as clients of proxies write it, is answered %i", async (target, status) => {
  const answer = await get(target);
  expect(answer.status).toBe(status);
  if (status === 301) expect(answer.head).toMatch(/^location: \/about\?a=1\r?$/m);
  expect(JSON.stringify(here.server.logged)).not.toContain("a=1");
});
