/** @jest-environment node */
import { readFileTable } from "../../src/server/files/file-table";
import { testContent } from "./support/content";
import { contactBody, startLeadServer, type LeadServer } from "./support/lead-server";
import { makeSite, type SiteFolder } from "./support/site-folder";

const { client, ...others } = testContent();
others.redirects.push({ from: "/old-team", to: "/about#team", status: 301 });
const content = { ...others, client: { ...client, pathPrefix: "/agency" } };
const asVisitor = { accept: "text/html" };
let site: SiteFolder;
let server: LeadServer;

beforeAll(async () => {
  site = makeSite({
    "index.html": "<title>Home</title>",
    "about/index.html": "<title>About</title>",
    "404.html": "<title>Page Not Found</title>",
    "static/5f/hero.webp": "RIFF",
  });
  server = await startLeadServer({}, { content, files: await readFileTable(site.folder, {}) });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

test.each([
  ["/agency/", 200, "Home"],
  ["/agency/?a=1", 200, "Home"],
  ["/agency/about", 200, "About"],
  ["/about", 404, "Page Not Found"],
  ["/agencyabout", 404, "Page Not Found"],
  ["/agency/nope", 404, "Page Not Found"],
  ["/other.html", 404, "Page Not Found"],
])("in a folder, %s answers %i with %s", async (url, status, title) => {
  const answer = await server.app.inject({ url, headers: asVisitor });
  expect([answer.statusCode, answer.body]).toEqual([status, `<title>${title}</title>`]);
});

test.each([
  ["/", 302, "/agency/"],
  ["/agency", 301, "/agency/"],
  ["/agency/about/?a=1", 301, "/agency/about?a=1"],
  ["/agency/About", 301, "/agency/about"],
  ["/agency/old-page", 301, "/agency/about"],
  ["/agency/old-team?utm=a", 301, "/agency/about?utm=a#team"],
  ["/agency/elsewhere", 302, "https://www.example.com/there"],
])("in a folder, %s answers %i to %s", async (url, status, location) => {
  const answer = await server.app.inject({ url, headers: asVisitor });
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
});

test("files and the API stand in the folder, and nowhere else", async () => {
  const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;
  expect(await statusOf("/agency/static/5f/hero.webp")).toBe(200);
  expect(await statusOf("/static/5f/hero.webp")).toBe(404);
  expect(await statusOf("/agency/api/health")).toBe(200);
  expect(await statusOf("/agency/api//meta/looking_for")).toBe(200);
  expect(await statusOf("/api/health")).toBe(404);
  const sent = await server.app.inject({
    method: "POST",
    url: "/agency/api/enquiry/ContactUs",
    headers: { "x-api-key": "website", "content-type": "application/json" },
    payload: { ...contactBody, name: "" },
  });
  expect(sent.statusCode).toBe(422);
});

test("files that pages load from an asset base may be read by the pages' origin; pages may not", async () => {
  const table = await readFileTable(site.folder, {}, { headers: { "access-control-allow-origin": "*" } });
  const open = await startLeadServer({}, { files: table });
  const allowed = async (url: string) => (await open.app.inject(url)).headers["access-control-allow-origin"];
  expect([await allowed("/static/5f/hero.webp"), await allowed("/about")]).toEqual(["*", undefined]);
  await open.close();
});
