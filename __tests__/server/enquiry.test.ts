/** @jest-environment node */
import { testContent } from "./support/content";
import { contactBody, startLeadServer, type LeadServer } from "./support/lead-server";

const hireBody = {
  name: "Grace",
  email: "grace@kiln.co",
  phone: "+1-2025550100",
  interested_for: [1593],
  budget: 5000,
  experience_level: 1,
  message: "Two of them.",
};
const careerBody = {
  name: "Lin",
  email: "lin@kiln.co",
  mobile: "+44-2079460123",
  experience: 4,
  ctc: "10",
  ectc: "12",
  designation: 7,
  city: "Leeds",
  message: "",
};

let server: LeadServer;
beforeEach(async () => {
  server = await startLeadServer();
});
afterEach(() => server.close());

const send = async (kind: string, body: unknown, headers: Record<string, string> = {}) =>
  server.post(kind, body, { "x-captcha-token": await server.token(), ...headers });

const refusal = (code: string, field?: string) => ({ _error: { message: `text of ${code}`, field } });

test.each([
  ["ContactUs", "contact", contactBody, contactBody.phone],
  ["Hireus", "hire", hireBody, hireBody.phone],
  ["Career", "career", careerBody, careerBody.mobile],
])("%s answers 201 with a reference, and a lead of kind %s is stored", async (call, kind, body, phone) => {
  const answer = await send(call, body);
  expect(answer.statusCode).toBe(201);
  const { reference } = answer.json<{ data: { reference: string } }>().data;
  expect(reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect(await server.store.list()).toEqual([
    { reference, kind, createdAt: expect.any(Date), name: body.name, email: body.email, phone, fields: body },
  ]);
});

test("the sidebar's body, without anything looked for, is taken", async () => {
  expect((await send("ContactUs", { ...contactBody, looking_for: [] })).statusCode).toBe(201);
});

test.each([
  [{ name: " " }, "nameRequired"],
  [{ email: "a@b.info" }, "emailInvalid"],
  [{ subject: "" }, "subjectRequired"],
  [{ phone: "12" }, "phoneInvalid"],
  [{ phone: `+91-${"1".repeat(14)}` }, "phoneTooLong"],
  [{ message: "" }, "messageRequired"],
  [{ message: "\u0000\u0007" }, "messageRequired"],
  [{ robot: true }, "unknownField"],
  [{ name: 5 }, "fieldInvalid"],
])("a body with %j is refused with its own message, and names the field", async (change, code) => {
  const answer = await send("ContactUs", { ...contactBody, ...change });
  // A name that no form has stays in the message.
  const field = code === "unknownField" ? undefined : Object.keys(change)[0];
  expect([answer.statusCode, answer.json()]).toEqual([422, refusal(code, field)]);
  expect(await server.store.list()).toEqual([]);
});

test("a body that is refused costs no robot test: mended, it is taken with the same token", async () => {
  const headers = { "x-captcha-token": await server.token() };
  const refused = await send("ContactUs", { ...contactBody, phone: "+91-" }, headers);
  expect([refused.statusCode, refused.json()]).toEqual([422, refusal("phoneInvalid", "phone")]);
  expect((await send("ContactUs", contactBody, headers)).statusCode).toBe(201);
});

test("a field that is too long is named, with by how much", async () => {
  const answer = await send("ContactUs", { ...contactBody, subject: "x".repeat(201) });
  expect(answer.json()).toEqual({ _error: { message: "subject is 1 over its 200.", field: "subject" } });
});

test.each([
  ["no key", { "x-api-key": "" }, 401, "wrongKey"],
  ["another key", { "x-api-key": "guess" }, 401, "wrongKey"],
  ["no captcha token", { "x-captcha-token": "" }, 403, "captchaMissing"],
  ["a made-up captcha token", { "x-captcha-token": "bm9uc2Vuc2U=" }, 403, "captchaRefused"],
  ["another content type", { "content-type": "text/plain" }, 415, "wrongType"],
  ["a key that is no UUID", { "idempotency-key": "1" }, 400, "keyInvalid"],
] as const)("a call with %s is refused", async (_name, headers, status, code) => {
  const answer = await send("ContactUs", JSON.stringify(contactBody), headers);
  expect([answer.statusCode, answer.json()]).toEqual([status, refusal(code)]);
});

test.each([
  ["broken JSON", "{", 400, "malformed"],
  ["no body", undefined, 400, "malformed"],
  ["a list", "[]", 400, "malformed"],
  ["text", '"x"', 400, "malformed"],
  ["null", "null", 400, "malformed"],
  ["a poisoned prototype", '{"__proto__":{"name":"x"}}', 400, "malformed"],
  ["more than 64 KiB", JSON.stringify({ message: "x".repeat(65_536) }), 413, "tooLarge"],
])("a body of %s is refused", async (_name, body, status, code) => {
  const answer = await send("ContactUs", body);
  expect([answer.statusCode, answer.json()]).toEqual([status, refusal(code)]);
});

test("control characters are dropped and ends are trimmed before the lead is stored", async () => {
  await send("ContactUs", { ...contactBody, name: " A\u0000da\u0007 ", message: "one\ntwo\t\u001b[31m" });
  const [lead] = await server.store.list();
  expect(lead).toMatchObject({ name: "Ada", fields: { name: "Ada", message: "one\ntwo\t[31m" } });
});

test("the log has one line a call, with the reference and without what was typed", async () => {
  const token = await server.token();
  const address = "/api/enquiry/ContactUs?email=ada@kiln.co";
  const headers = { "x-api-key": "website", "x-captcha-token": token };
  const answer = await server.app.inject({ method: "POST", url: address, headers, payload: contactBody });
  const { reference } = answer.json<{ data: { reference: string } }>().data;
  const lines = server.logged.filter((line) => line.method === "POST");
  expect(lines).toEqual([
    expect.objectContaining({ path: "/api/enquiry/ContactUs", status: 201, reference }),
  ]);
  for (const typed of [contactBody.email, contactBody.phone, contactBody.name, "127.0.0.1"]) {
    expect(JSON.stringify(server.logged)).not.toContain(typed);
  }
});

test("a kind that the site has no pages for is refused, and nothing is stored", async () => {
  await server.close();
  server = await startLeadServer({}, { content: testContent({ notTaken: ["hire"] }) });
  const answer = await send("Hireus", hireBody);
  expect([answer.statusCode, answer.json()]).toEqual([404, refusal("notTaken")]);
  expect((await send("ContactUs", contactBody)).statusCode).toBe(201);
});

test.each([
  ["years", 3 * 365 * 24 * 60, 403],
  ["minutes", 10, 201],
])("a robot test from when the clock was %s ahead, and one from after it", async (_much, minutes, status) => {
  const right = new Date();
  server.setNow(new Date(right.getTime() + minutes * 60_000));
  const headers = { "x-captcha-token": await server.token() };
  server.setNow(right);
  expect((await server.post("ContactUs", contactBody, headers)).statusCode).toBe(status);
  expect((await send("ContactUs", contactBody)).statusCode).toBe(201);
});
