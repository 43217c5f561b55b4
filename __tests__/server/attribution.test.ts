/** @jest-environment node */
import { formatLeads } from "./support/format-leads";
import { testContent } from "./support/content";
import { contactBody, startLeadServer, type LeadServer } from "./support/lead-server";

const value = "utm_source=mail&utm_campaign=June+sale&referrer=https%3A%2F%2Fads.example%2Fpost";
const client = { ...testContent().client, attributionHeader: "X-Attribution" };
const configured = { content: testContent({ client }) };

let server: LeadServer;
afterEach(() => server.close());

const leadSentWith = async (headers: Record<string, string>) => {
  const token = await server.token();
  const answer = await server.post("ContactUs", contactBody, { "x-captcha-token": token, ...headers });
  expect(answer.statusCode).toBe(201);
  return (await server.store.list())[0]!;
};

test("attribution is stored with the lead and printed as JSON and CSV", async () => {
  server = await startLeadServer({}, configured);
  const lead = await leadSentWith({ "x-attribution": value });
  expect(lead).toMatchObject({ name: contactBody.name, attribution: value });
  expect(JSON.parse(await formatLeads([lead], "json"))).toMatchObject([{ attribution: value }]);
  const [header, row] = (await formatLeads([lead], "csv")).split("\r\n");
  const column = header!.split(",").indexOf('"attribution"');
  expect(row!.split(",")[column]).toBe(`"${value}"`);
});

test("a server that was built without attribution reads and stores none", async () => {
  server = await startLeadServer();
  expect(await leadSentWith({ "x-attribution": value })).not.toHaveProperty("attribution");
});

test.each([
  ["none", {}],
  ["too much", { "x-attribution": `utm_source=${"x".repeat(2_000)}` }],
  ["no query string", { "x-attribution": "<script>" }],
])("with %s in the header the lead is stored without", async (_, headers) => {
  server = await startLeadServer({}, configured);
  expect(await leadSentWith(headers as Record<string, string>)).not.toHaveProperty("attribution");
});

test("another origin may send the header, when origins are configured", async () => {
  server = await startLeadServer({ corsOrigins: ["https://other.example"] }, configured);
  const { headers } = await server.app.inject({
    method: "OPTIONS",
    url: "/api/enquiry/ContactUs",
    headers: { origin: "https://other.example", "access-control-request-method": "POST" },
  });
  expect(headers["access-control-allow-headers"]).toContain("X-Attribution");
});
