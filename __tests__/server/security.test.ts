/** @jest-environment node */
import { createHash } from "node:crypto";
import { editorHostsTag, editorPath } from "../../src/config/editor";
import { readFileTable } from "../../src/server/files/file-table";
import { inlineHashes } from "../../src/server/files/page-policy";
import { startLeadServer, type LeadServer } from "./support/lead-server";
import { makeSite, type SiteFolder } from "./support/site-folder";

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const searchWorker = "search-worker-0123456789abcdef.js";

let site: SiteFolder;
let server: LeadServer;

const start = async (config = {}, csp = {}): Promise<void> => {
  site = makeSite({
    "index.html": '<style>a{}</style><script>one()</script><script src="/x.js"></script>',
    "about/index.html": "<script>two()</script>",
    [searchWorker]: "search()",
    "app-0123456789abcdef.js": "app()",
    "admin/index.html": `${editorHostsTag(["https://git.example.com"])}<script>four()</script>`,
    "404.html": "<title>Page Not Found</title>",
    "500.html": "<title>Internal Server Error</title>",
    "picture.webp": Buffer.alloc(100_000),
  });
  server = await startLeadServer(config, { files: await readFileTable(site.folder, csp) });
};
afterEach(async () => {
  await server.close();
  site.remove();
});

const policyOf = async (url: string): Promise<Record<string, string>> => {
  const { headers } = await server.app.inject(url);
  const directives = String(headers["content-security-policy"]).split("; ");
  return Object.fromEntries(directives.map((directive) => [directive.split(" ", 1)[0], directive]));
};

test("a page may run its own inline scripts and styles, and no other page's", async () => {
  await start();
  const policy = await policyOf("/");
  expect(policy["script-src"]).toBe(`script-src 'self' ${sourceOf("one()")}`);
  expect(policy["style-src"]).toBe(`style-src 'self' ${sourceOf("a{}")}`);
  expect((await policyOf("/about"))["script-src"]).toBe(`script-src 'self' ${sourceOf("two()")}`);
});

test("the search's worker alone may compile WebAssembly", async () => {
  await start();
  const policy = await policyOf(`/${searchWorker}`);
  expect(policy["script-src"]).toBe("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy["object-src"]).toBe("object-src 'none'");
  for (const other of ["/about", "/app-0123456789abcdef.js"])
    expect(Object.values(await policyOf(other)).join()).not.toContain("wasm");
});

test("the editor alone writes its own styles and asks the repository's host, and has nothing of other pages", async () => {
  await start({}, { "script-src": ["https://tags.example.com"] });
  const policy = await policyOf(editorPath);
  expect(policy["script-src"]).toBe(`script-src 'self' ${sourceOf("four()")} 'wasm-unsafe-eval'`);
  expect(policy["style-src"]).toBe("style-src 'self' 'unsafe-inline'");
  expect(policy["connect-src"]).toBe("connect-src 'self' blob: data: https://git.example.com");
  expect(policy["frame-src"]).toBe("frame-src blob:");
  expect(policy["frame-ancestors"]).toBe("frame-ancestors 'none'");
  expect(JSON.stringify(await policyOf("/about"))).not.toMatch(/blob:|git\.example/);
});

test("nothing is allowed that a page does not need", async () => {
  await start();
  const policy = await policyOf("/");
  expect(policy).toMatchObject({
    "default-src": "default-src 'self'",
    "frame-ancestors": "frame-ancestors 'none'",
    "object-src": "object-src 'none'",
    "frame-src": "frame-src 'none'",
    "base-uri": "base-uri 'self'",
    "form-action": "form-action 'self'",
  });
  expect(policy["script-src"]).not.toMatch(/unsafe|\*|data:/);
});

test("the origins that the build needs are added", async () => {
  await start({}, { "connect-src": ["https://api.example.com"], "frame-src": ["https://jobs.example.com"] });
  const policy = await policyOf("/");
  expect(policy["connect-src"]).toBe("connect-src 'self' https://api.example.com");
  expect(policy["frame-src"]).toBe("frame-src https://jobs.example.com");
});

test.each(["/", "/nope", "/nope.js", "/%zz", "/about/", "/picture.webp", "/api/health", "/api/nope"])(
  "%s carries the security headers",
  async (url) => {
    await start();
    const { headers } = await server.app.inject(url);
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
  },
);

test.each([
  [false, /^max-age=\d{8}$/],
  [true, /^max-age=\d{8}; includeSubDomains$/],
])(
  "https is made strict where the site is on https; for hosts below it when asked to: %s",
  async (all, value) => {
    await start({ siteUrl: "https://www.example.com", hstsSubdomains: all });
    expect((await server.app.inject("/")).headers["strict-transport-security"]).toMatch(value);
  },
);

test("an error of ours answers 500 with its page and is logged", async () => {
  await start();
  server.app.addHook("preHandler", () => Promise.reject(new Error("broken hook")));
  const answer = await server.app.inject("/about");
  expect([answer.statusCode, answer.body]).toEqual([500, "<title>Internal Server Error</title>"]);
  expect(answer.body).not.toContain("broken hook");
  expect(server.logged.some((line) => line.msg === "page failed")).toBe(true);
});

test("inline elements are found whatever their attributes, and data blocks are left out", async () => {
  await start();
  const html = [
    '<script id="a" data-x="1 > 0">first()</script >',
    "<SCRIPT type='module'>\r\nsecond()\r\n</SCRIPT>",
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    '<style data-href="/styles.css">b{}</style>',
    "<script>first()</script>",
  ].join("\n");
  expect(inlineHashes(html)).toEqual({
    scripts: [sourceOf("first()"), sourceOf("\nsecond()\n")],
    styles: [sourceOf("b{}")],
  });
});
