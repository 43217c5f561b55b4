/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { contactBody, startLeadServer, type LeadServer } from "./support/lead-server";

let server: LeadServer;
beforeEach(async () => {
  server = await startLeadServer();
});
afterEach(() => server.close());

const send = async (body: unknown, kind = "ContactUs") => {
  const headers = { "x-captcha-token": await server.token(), "idempotency-key": randomUUID() };
  const answer = await server.post(kind, body, headers);
  return [answer.statusCode, answer.json<{ _error?: { message: string } }>()._error?.message];
};

/** The body as JSON text with one more or one other field, written out as it stands. */
const withField = (field: string, json: string) =>
  JSON.stringify(contactBody).replace(/^\{/, `{"${field}":${json},`);

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("a field of no use is a 422", () => {
  const hireBody = {
    name: "G",
    email: "g@kiln.co",
    phone: "+1-2025550100",
    interested_for: [1],
    message: "Two.",
  };

  test.each([
    ["a negative budget", { budget: -1 }, "fieldInvalid"],
    ["a budget of text", { budget: "2000" }, "fieldInvalid"],
    ["a budget of nothing", { budget: null }, "fieldInvalid"],
    ["a budget past the slider", { budget: 100_001 }, "fieldInvalid"],
    ["thousands of ids", { looking_for: Array.from({ length: 5000 }, (_, id) => id) }, "fieldInvalid"],
    ["a list of lists", { looking_for: [[1]] }, "fieldInvalid"],
    ["a list of objects", { looking_for: [{ id: 1 }] }, "fieldInvalid"],
    ["an id that is no number", { looking_for: [1.5] }, "fieldInvalid"],
    ["a list that is none", { looking_for: { length: 1, 0: 1 } }, "fieldInvalid"],
    ["a name of an object", { name: { toString: "x" } }, "fieldInvalid"],
    ["a name of a list", { name: ["Ada"] }, "fieldInvalid"],
    ["an NDA of true", { send_nda: true }, "fieldInvalid"],
    ["a phone of thousands of digits", { phone: `+91-${"9".repeat(5000)}` }, "phone is 4972 over its 32."],
    ["two phones", { phone: "+91-9876543210\n+91-9876543211" }, "phoneInvalid"],
    ["two addresses", { email: "a@b.co\nb@c.co" }, "emailInvalid"],
    ["an address to choke on", { email: `${"a.".repeat(120)}@b.co` }, "emailInvalid"],
    ["a name of what cannot be seen", { name: "\u200b\u202e\ufeff" }, "nameRequired"],
    ["a name of Hangul's filler", { name: "\u3164" }, "nameRequired"],
    ["a subject of Braille's blank", { subject: "\u2800" }, "subjectRequired"],
    ["a message of soft hyphens", { message: "\u00ad\n\u00ad" }, "messageRequired"],
  ])("%s", async (_what, change, code) => {
    const message = code.includes(" ") ? code : `text of ${code}`;
    expect(await send({ ...contactBody, ...change })).toEqual([422, message]);
    expect(await server.store.list()).toEqual([]);
  });

  test.each([
    ["1e400", 422],
    ["-0.5", 422],
    ["NaN", 400],
    ["Infinity", 400],
  ])("a budget of %s is a %d", async (json, status) => {
    const body = JSON.stringify(contactBody).replace('"budget":2000', `"budget":${json}`);
    expect((await send(body))[0]).toBe(status);
    expect(await server.store.list()).toEqual([]);
  });

  test("a hire enquiry without a budget", async () => {
    expect(await send(hireBody, "Hireus")).toEqual([422, "text of budgetNotChosen"]);
  });
});

describe("what means something to programs", () => {
  test.each([
    ["__proto__", '{"budget":1}', 400],
    ["constructor", '{"prototype":{"budget":1}}', 400],
    ["constructor", '"x"', 422],
    ["prototype", '"x"', 422],
    ["toString", '"x"', 422],
    ["hasOwnProperty", "null", 422],
    ["", "1", 422],
  ])("the field %j of %s is refused", async (field, json, status) => {
    expect((await send(withField(field, json)))[0]).toBe(status);
    expect(({} as Record<string, unknown>).budget).toBeUndefined();
  });

  test("of a field given twice the last counts, for checks and store alike", async () => {
    expect(await send(withField("name", '"First"'))).toEqual([201, undefined]);
    expect(await send(`${JSON.stringify(contactBody).slice(0, -1)},"name":""}`)).toEqual([
      422,
      "text of nameRequired",
    ]);
    const [lead] = await server.store.list();
    expect([lead!.name, lead!.fields.name]).toEqual(["Ada", "Ada"]);
  });

  test.each([100, 30_000])("a body nested %d deep is refused", async (depth) => {
    expect((await send(`{"name":${nested(depth)}}`))[0]).toBe(422);
    expect((await send(`{"looking_for":${nested(depth)}}`))[0]).toBe(422);
    expect((await send(nested(depth)))[0]).toBe(400);
  });
});

describe("texts are stored as one would read them", () => {
  test.each([
    ["line ends in a name", { name: "Ada\r\nBcc: all@kiln.co" }, { name: "Ada Bcc: all@kiln.co" }],
    [
      "line ends in a subject",
      { subject: "Tea\nX-Spam: no\u2028\u0085more" },
      { subject: "Tea X-Spam: no more" },
    ],
    [
      "line ends in a message",
      { message: "one\r\ntwo\rthree\u2028four" },
      { message: "one\ntwo\nthree\nfour" },
    ],
    ["steering of terminals", { name: "A\u001b[2Jda\u009b31m\u0090" }, { name: "A[2Jda31m" }],
    ["a turned reading direction", { subject: "\u202Egpj.exe\u2066" }, { subject: "gpj.exe" }],
    [
      "half a character",
      { name: "Ada \ud83d", message: "\udc00" },
      { name: "Ada \ufffd", message: "\ufffd" },
    ],
    ["a phone of other digits", { phone: "＋٩١-९८७६५४३२१०" }, { phone: "+91-9876543210" }],
    [
      "the marks that phones put around a contact",
      { email: "\u202aada@kiln.co\u202c", phone: "\u2066+44\u20112079460123\u2069" },
      { email: "ada@kiln.co", phone: "+44-2079460123" },
    ],
    ["an address in full width", { email: "ａｄａ＠ｋｉｌｎ．ｃｏ" }, { email: "ada@kiln.co" }],
    ["names of the world", { name: "Zoë 🧑🏽‍🚀 नमस्ते محمد" }, { name: "Zoë 🧑🏽‍🚀 नमस्ते محمد" }],
    ["what cannot be seen where nothing is asked", { skype: "\u3164" }, { skype: "" }],
    ["ids with line ends", { looking_for: ["a\r\nb\u0000", 1592] }, { looking_for: ["a b", 1592] }],
    [
      "queries and pages",
      { name: "'; DROP TABLE leads;--<script>" },
      { name: "'; DROP TABLE leads;--<script>" },
    ],
  ])("%s", async (_what, typed, stored) => {
    expect((await send({ ...contactBody, ...typed }))[0]).toBe(201);
    const [lead] = await server.store.list();
    expect(lead!.fields).toEqual({ ...contactBody, ...stored });
    expect(lead!.name).toBe(lead!.fields.name);
  });
});
