/** @jest-environment node */
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { LightMyRequestResponse } from "fastify";
import { readFileTable } from "../../src/server/files/file-table";
import { startLeadServer, type LeadServer } from "./support/lead-server";
import { makeSite, type SiteFolder } from "./support/site-folder";

const app = `console.log("${"app ".repeat(300)}")`;
const home = "<!doctype html><title>Home</title>";
let site: SiteFolder;
let server: LeadServer;
const warnings: string[] = [];
let get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;

beforeAll(async () => {
  site = makeSite({
    "index.html": home,
    "index.html.br": brotliCompressSync("an older build"),
    "about/index.html": "<title>About</title>",
    "portfolio/Inventory-management-software-solution/index.html": "<title>Inventory</title>",
    "404.html": "<title>Page Not Found</title>",
    "404/index.html": "<title>another 404</title>",
    "500.html": "<title>Internal Server Error</title>",
    "app-0123456789abcdef0123.js": app,
    "app-0123456789abcdef0123.js.br": brotliCompressSync(app),
    "app-0123456789abcdef0123.js.gz": gzipSync(app),
    "app-0123456789abcdef0123.js.map": "{}",
    "cut.css": "body{}",
    "cut.css.br": brotliCompressSync("body{}".repeat(99)).subarray(0, 9),
    "cut.css.gz": "no gzip",
    "_gatsby/slices/_gatsby-scripts-1.html": "<script></script>",
    "webpack.stats.json": "{}",
    ".secret": "hidden",
    ".well/known.txt": "hidden",
    ".well-known/security.txt": "Contact: mailto:a@kiln.example",
    "about.md": "# About",
    "pagefind/fragment/en_f8489b9.pf_fragment": "words",
    "pagefind/pagefind-entry.json": "{}",
    "page-data/index/page-data.json": "{}",
    "static/5f/hero.webp": "RIFF",
    "talk.mp4": "0123456789",
  });
  const files = await readFileTable(site.folder, {}, { warn: (text) => warnings.push(text) });
  server = await startLeadServer({}, { files });
  get = (url, headers = {}) => server.app.inject({ url, headers });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

test.each([
  ["/.well-known/security.txt", "text/plain; charset=utf-8", "no-cache"],
  ["/about.md", "text/markdown; charset=utf-8", "no-cache"],
  ["/pagefind/pagefind-entry.json", "application/json; charset=utf-8", "no-cache"],
  ["/pagefind/fragment/en_f8489b9.pf_fragment", "application/octet-stream", "immutable"],
])("%s is served as %s, %s", async (path, type, control) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers["content-type"]]).toEqual([200, type]);
  expect(headers["cache-control"]).toContain(control);
});

test.each([
  ["/", 200, "Home"],
  ["/about", 200, "About"],
  ["/about?from=index", 200, "About"],
  ["/portfolio/Inventory-management-software-solution", 200, "Inventory"],
  ["/nope", 404, "Page Not Found"],
  ["/404", 404, "Page Not Found"],
  ["/404.html", 404, "Page Not Found"],
  ["/500", 500, "Internal Server Error"],
  ["/%zz", 404, "Page Not Found"],
  ["/%00", 404, "Page Not Found"],
  ["//about", 404, "Page Not Found"],
  ["/../package", 404, "Page Not Found"],
  ["/no-page.html", 404, "Page Not Found"],
  ["/foo.php?id=1", 404, "Page Not Found"],
  ["/about%2Fx", 404, "Page Not Found"],
  ["/_gatsby/slices/_gatsby-scripts-1", 404, "Page Not Found"],
  ["/_gatsby/slices/_gatsby-scripts-1.html", 404, "Page Not Found"],
])("a visitor who asks for %s gets %i with the page %s", async (url, status, title) => {
  const answer = await get(url, { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.body).toContain(`<title>${title}</title>`);
});

test.each([
  ["/about/", 301, "/about"],
  ["/about/?a=1&b=%20", 301, "/about?a=1&b=%20"],
  ["/about//", 301, "/about"],
  ["/About///?a=1", 301, "/about?a=1"],
  ["/about//index.html", 301, "/about"],
  ["/old-page//", 301, "/about"],
  ["/About", 301, "/about"],
  ["/ABOUT/?a=1", 301, "/about?a=1"],
  ["/about/index.html", 301, "/about"],
  ["/index.html", 301, "/"],
  [
    "/portfolio%2FInventory-management-software-solution",
    301,
    "/portfolio/Inventory-management-software-solution",
  ],
  [
    "/portfolio/inventory-management-software-solution",
    301,
    "/portfolio/Inventory-management-software-solution",
  ],
  ["/old-page", 301, "/about"],
  ["/OLD-page/?q=1", 301, "/about?q=1"],
  ["/elsewhere", 302, "https://www.example.com/there"],
])("%s answers %i to %s", async (url, status, location) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
});

test.each([
  "/missing.js",
  "/page-data/nope/page-data.json",
  "/static/gone.webp",
  "/app-0123456789abcdef0123.js.map",
  "/app-0123456789abcdef0123.js.br",
  "/webpack.stats.json",
  "/.secret",
  "/.well/known.txt",
  "/..%2f..%2fetc/passwd.txt",
])("%s is a plain 404 for a script, picture or program, never a page", async (url) => {
  for (const accept of ["*/*", "image/avif,image/webp,*/*;q=0.8", undefined]) {
    const answer = await get(url, accept === undefined ? {} : { accept });
    expect([answer.statusCode, answer.body]).toEqual([404, "text of notFound\n"]);
    expect(answer.headers.vary).toBe("Accept");
  }
  const page = await get(url, { accept: "text/html" });
  expect([page.statusCode, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(page.headers.vary).toBe("Accept, Accept-Encoding");
});

test("a path that cannot be decoded has its line in the log", async () => {
  await get("/%zz?secret=1");
  expect(server.logged).toContainEqual(
    expect.objectContaining({ path: "/%zz", status: 404, msg: "request" }),
  );
});

test("no address leads to another site", async () => {
  for (const url of ["//evil.example/", "//evil.example", "/\\evil.example/", "/%2fevil.example/"]) {
    expect((await get(url)).headers.location).toBeUndefined();
  }
});

test("a client that takes brotli or gzip gets what the build compressed", async () => {
  const url = "/app-0123456789abcdef0123.js";
  const forms = ["br, gzip", "gzip, br;q=0", "identity"].map((accept) =>
    get(url, { "accept-encoding": accept }),
  );
  const [br, gzip, plain] = await Promise.all(forms);
  expect(br?.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(br?.rawPayload).toEqual(brotliCompressSync(app));
  expect(gzip?.headers["content-encoding"]).toBe("gzip");
  expect(plain?.headers).not.toHaveProperty("content-encoding");
  expect(plain?.body).toBe(app);
  expect(new Set([br, gzip, plain].map((answer) => answer?.headers.etag)).size).toBe(3);
});

test("a compressed file of an older build is not used", async () => {
  const answer = await get("/", { "accept-encoding": "br" });
  expect([answer.headers["content-encoding"], answer.body]).toEqual([undefined, home]);
});

test("a compressed file that is damaged is not used, and all of them are told in one warning", async () => {
  const answer = await get("/cut.css", { "accept-encoding": "br, gzip" });
  expect([answer.headers["content-encoding"], answer.body]).toEqual([undefined, "body{}"]);
  expect(warnings).toEqual([expect.stringContaining("cut.css.br, cut.css.gz")]);
});

test.each([
  ["/", "no-cache"],
  ["/page-data/index/page-data.json", "max-age=5, must-revalidate"],
  ["/app-0123456789abcdef0123.js", "public, max-age=31536000, immutable"],
  ["/static/5f/hero.webp", "public, max-age=31536000, immutable"],
  ["/talk.mp4", "no-cache"],
])("%s may be kept: %s", async (url, cacheControl) => {
  expect((await get(url)).headers["cache-control"]).toBe(cacheControl);
});

test.each(["/", "/talk.mp4"])("%s answers 304 to its own ETag", async (url) => {
  const { etag } = (await get(url)).headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await get(url, { "if-none-match": `"other", W/${String(etag)}` });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test.each(["/", "/talk.mp4", "/nope"])("HEAD %s answers the headers of GET and no body", async (url) => {
  const [head, full] = await Promise.all([server.app.inject({ method: "HEAD", url }), get(url)]);
  expect([head.statusCode, head.body]).toEqual([full.statusCode, ""]);
  expect(head.headers["content-length"]).toBe(String(full.rawPayload.length));
});

test.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["bytes=4-2", 200, "0123456789", undefined],
  ["items=1-2", 200, "0123456789", undefined],
])("a film asked for as %s answers %i", async (range, status, body, contentRange) => {
  const answer = await get("/talk.mp4", { range });
  expect([answer.statusCode, answer.body, answer.headers["content-range"]]).toEqual([
    status,
    body,
    contentRange,
  ]);
});

test("only GET asks for parts", async () => {
  const head = await server.app.inject({ method: "HEAD", url: "/talk.mp4", headers: { range: "bytes=2-4" } });
  expect([head.statusCode, head.headers["content-length"], head.headers["content-range"]]).toEqual([
    200,
    "10",
    undefined,
  ]);
});

test("a part of a film that has changed is the whole film", async () => {
  expect((await get("/talk.mp4", { range: "bytes=2-4", "if-range": '"older"' })).statusCode).toBe(200);
});

test("a site too large for memory answers the same, and forgets what was asked for long ago", async () => {
  const files = await readFileTable(site.folder, {}, { roomForText: 2_000 });
  const large = await startLeadServer({}, { files });
  try {
    const urls = ["/", "/about", "/app-0123456789abcdef0123.js", "/about.md", "/talk.mp4", "/nope", "/404"];
    const headers = { "accept-encoding": "br", accept: "text/html" };
    for (const url of [...urls, ...urls]) {
      const [one, other] = await Promise.all([get(url, headers), large.app.inject({ url, headers })]);
      const { date: _one, ...expected } = one.headers;
      expect(other.headers).toMatchObject(expected);
      expect([other.statusCode, other.rawPayload]).toEqual([one.statusCode, one.rawPayload]);
    }
  } finally {
    await large.close();
  }
});

test("a method that a page does not take is answered 405", async () => {
  const answer = await server.app.inject({ method: "POST", url: "/about" });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
});
