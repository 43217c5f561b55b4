/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readFileTable } from "../../src/server/files/file-table";
import { writeCdn } from "../../tools/cdn/write-cdn";
import { testContent } from "../server/support/content";
import { startLeadServer, type LeadServer } from "../server/support/lead-server";
import { makeSite, type SiteFolder } from "../server/support/site-folder";

const https = { siteUrl: "https://www.example.com", hstsSubdomains: true };
const hash = "a".repeat(20);
const page = (title: string) =>
  `<html><head><title>${title}</title></head><script>say("${title}")</script></html>`;
const manyPages = Array.from({ length: 120 }, (_, index) => [
  `public/p${index}/index.html`,
  page(`p${index}`),
]);

let site: SiteFolder;
let target: string;
let server: LeadServer;
const start = async (files: Record<string, string> = {}) => {
  site = makeSite({
    "public/index.html": page("Home"),
    "public/about/index.html": page("About"),
    "public/blog/tea/index.html": page("Tea"),
    "public/404.html": page("Gone"),
    "public/500.html": page("Broken"),
    [`public/app-${hash}.js`]: "app()",
    [`public/app-${hash}.js.br`]: brotliCompressSync("app()"),
    "public/static/1a/tea.webp": "tea",
    "public/builds/.superseded.json": "{}",
    [`public/search-worker-${hash}.js`]: "search()",
    "public/llms.txt": "# Kiln",
    "public/about.md": "# About",
    "public/rss.xml": "<rss/>",
    "public/sw.js": "leave()",
    [`public/style.${hash}.css`]: "a{}",
    [`public/service-${hash}.js`]: "serve()",
    "public/service-worker.js": "leave()",
    "public/pagefind/pagefind.js": "find()",
    "public/admin/chunks/draw-PO33VI3Y.css": "a{}",
    "public/.well-known/security.txt": "Contact: mailto:a@kiln.example",
    "public/pagefind/index/en_f8489b9.pf_index": "words",
    "public/pagefind/2/fragment/en_1a2b3c4.pf_fragment": "words",
    "dist/content.json": JSON.stringify(testContent()),
    ...files,
  });
  target = path.join(site.folder, "cdn");
  await writeCdn(site.folder, target, https);
  const content = testContent();
  const table = await readFileTable(path.join(site.folder, "public"), content.client.csp);
  server = await startLeadServer(https, { files: table, content });
};
afterEach(async () => {
  await server.close();
  site.remove();
});

/** Reads `_headers` as both hosts say they do: every rule that matches counts, and values of one name are joined. */
const hostHeaders = (address: string): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const block of readFileSync(path.join(target, "_headers"), "utf8").trim().split("\n\n")) {
    const [pattern = "", ...lines] = block.split("\n");
    const regex = new RegExp(`^${pattern.split("*").map(escape).join(".*")}$`);
    if (!regex.test(address)) continue;
    for (const line of lines) {
      const [, name = "", value = ""] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
};
const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
const written = (file: string) => readFileSync(path.join(target, file), "utf8");

const names = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "strict-transport-security",
];

test.each(["/", "/about", "/blog/tea"])("%s has the headers that the server gives it", async (address) => {
  await start();
  const { headers } = await server.app.inject(address);
  const given = hostHeaders(address);
  for (const name of names) expect([name, given[name]]).toEqual([name, headers[name]]);
  expect(given["cache-control"]).toBeUndefined();
});

test("the search's worker has its own policy", async () => {
  await start();
  const worker = `/search-worker-${hash}.js`;
  const { headers } = await server.app.inject(worker);
  for (const name of names) expect([name, hostHeaders(worker)[name]]).toEqual([name, headers[name]]);
  expect(headers["content-security-policy"]).toContain("wasm-unsafe-eval");
});

test("Markdown has its type, and security.txt is there", async () => {
  await start();
  const { headers } = await server.app.inject("/about.md");
  expect(hostHeaders("/about.md")["content-type"]).toBe(headers["content-type"]);
  expect(written(".well-known/security.txt")).toContain("Contact: ");
});

test("what is kept for good, and where search engines are sent, is the same in both tables", async () => {
  await start();
  const table = await readFileTable(path.join(site.folder, "public"), {}, { home: https.siteUrl });
  const kept: string[] = [];
  for (const [file, entry] of table.files) {
    if (!existsSync(path.join(target, file))) continue;
    const { headers } =
      entry.kind === "loaded" ? entry.plain : (entry as { headers: Record<string, string> });
    const given = hostHeaders(file);
    // Both hosts have what no rule names asked for anew.
    expect([file, given["cache-control"] ?? "no-cache"]).toEqual([file, headers["cache-control"]]);
    expect([file, given.link]).toEqual([file, headers.link]);
    if (given["cache-control"]) kept.push(file);
  }
  expect(kept).toEqual([
    `/app-${hash}.js`,
    "/pagefind/2/fragment/en_1a2b3c4.pf_fragment",
    "/pagefind/index/en_f8489b9.pf_index",
    `/search-worker-${hash}.js`,
    `/service-${hash}.js`,
    "/static/1a/tea.webp",
    `/style.${hash}.css`,
  ]);
  expect(hostHeaders("/about.md").link).toBe(`<${https.siteUrl}/about>; rel="canonical"`);
  expect(hostHeaders("/rss.xml").link).toBe(`<${https.siteUrl}/rss.xml>; rel="canonical"`);
  expect(hostHeaders("/llms.txt").link).toBeUndefined();
});

test("pages are files of their own name, and what is for servers alone stays behind", async () => {
  await start();
  expect(written("index.html")).toBe(page("Home"));
  expect(written("about.html")).toBe(page("About"));
  expect(written("blog/tea.html")).toBe(page("Tea"));
  for (const file of ["about/index.html", `app-${hash}.js.br`, "builds/.superseded.json"])
    expect(existsSync(path.join(target, file))).toBe(false);
});

test("error pages bring their policy along, since they stand at any address", async () => {
  await start();
  const policy = String((await server.app.inject("/nowhere")).headers["content-security-policy"]);
  expect(policyOf(written("404.html"))).toBe(policy.replace(/; frame-ancestors [^;]*/, ""));
  expect(policyOf(written("500.html"))).toBeDefined();
});

test("redirects are the server's", async () => {
  await start();
  const lines = written("_redirects").trim().split("\n").filter(Boolean);
  expect(lines).toHaveLength(testContent().redirects.length);
  for (const line of lines) {
    const [from = "", to, status] = line.split(" ");
    const answer = await server.app.inject(from);
    expect([answer.headers.location, String(answer.statusCode)]).toEqual([to, status]);
  }
});

test("what goes beyond Cloudflare's hundred rules stands in the pages", async () => {
  await start(Object.fromEntries(manyPages));
  const rules = written("_headers").trim().split("\n\n");
  expect(rules).toHaveLength(100);
  for (const line of rules.join("\n").split("\n")) expect(line.length).toBeLessThan(2000);
  for (const [file = ""] of manyPages) {
    const address = file.replace(/^public|\/index\.html$/g, "");
    const inPage = policyOf(written(`${address}.html`));
    expect(hostHeaders(address)["content-security-policy"] === undefined).toBe(inPage !== undefined);
  }
});

test("a site in a folder of its host is refused", async () => {
  await start();
  const { folder, remove } = makeSite({
    "dist/content.json": JSON.stringify(
      testContent({ client: { ...testContent().client, pathPrefix: "/agency" } }),
    ),
  });
  await expect(writeCdn(folder, path.join(folder, "cdn"), https)).rejects.toThrow("PATH_PREFIX=/agency");
  remove();
});
