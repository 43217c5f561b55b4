/** @jest-environment node */
import type { Challenge } from "altcha-lib";
import { signsOfSpam } from "../../src/server/spam/spam-signs";
import { contactBody, solve, startLeadServer, type LeadServer } from "./support/lead-server";

jest.setTimeout(20_000);

const wake = jest.fn();
let server: LeadServer;
beforeEach(async () => {
  wake.mockClear();
  server = await startLeadServer({}, { outbox: { channels: ["webhook", "visitor-mail"], wake } });
});
afterEach(() => server.close());

const second = 1000;
const hour = 60 * 60 * second;

/** A token as the page makes it, of a robot test that was passed so long after the page was opened. */
const tokenAfter = async (age?: unknown): Promise<string> => {
  const challenge = (await server.app.inject("/api/captcha/challenge")).json<Challenge>();
  const token = JSON.parse(Buffer.from(await solve(challenge), "base64").toString()) as object;
  return Buffer.from(JSON.stringify({ ...token, age })).toString("base64");
};

const send = async (changes: object = {}, token?: string) => {
  const body = { ...contactBody, ...changes };
  const answer = await server.post("ContactUs", body, {
    "x-captcha-token": token ?? (await tokenAfter(60_000)),
  });
  return {
    status: answer.statusCode,
    reference: answer.json<{ data: { reference: string } }>().data.reference,
  };
};

const marked = () => server.store.list({ spam: true });
const waiting = async (channel: "webhook" | "visitor-mail") =>
  (await server.store.deliveries.backlog([channel])).waiting;

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://www.shop${index}.example/`).join(" ");
const offer = "Dear sir, we bring your website to the first page of every search engine.";

test("what looks like spam is told of as any other, with its signs, and gets no confirmation", async () => {
  const { status, reference } = await send({ email: "x@mailinator.com", message: links(5) });
  expect(status).toBe(201);
  const lead = { reference, signsOfSpam: ["5 links", "throwaway mail address"] };
  expect(await marked()).toMatchObject([lead]);
  expect(await server.store.list()).toMatchObject([lead]);
  expect([await waiting("webhook"), await waiting("visitor-mail")]).toEqual([1, 0]);
  expect(wake).toHaveBeenCalledTimes(1);
});

test("what is sent faster than anybody types is a sign, and one sign is not enough", async () => {
  await send({}, await tokenAfter(0));
  expect(await marked()).toEqual([]);
  expect(await waiting("visitor-mail")).toBe(1);
  await send({ email: "x@mailinator.com" }, await tokenAfter(0));
  expect(await marked()).toMatchObject([
    { signsOfSpam: ["sent 0 s after the page was opened", "throwaway mail address"] },
  ]);
});

test("links count wherever they stand", async () => {
  await send({ looking_for: links(30).split(" ") });
  expect(await marked()).toMatchObject([{ signsOfSpam: ["30 links"] }]);
});

test.each([[undefined], [-1e9], ["60000"], [null], [{}]])(
  "a page that says its age is %j is believed nothing, and no worse than one without",
  async (age) => {
    expect((await send({ message: links(3) }, await tokenAfter(age))).status).toBe(201);
    expect(await marked()).toMatchObject([{ signsOfSpam: [expect.stringMatching("sent"), "3 links"] }]);
  },
);

test("time passes after the robot test too", async () => {
  const token = await tokenAfter(100);
  server.setNow(new Date(Date.now() + 20 * second));
  await send({ message: links(3) }, token);
  expect(await marked()).toEqual([]);
});

test("a mailing is marked once it is known as one; its variations are the same text", async () => {
  for (let copy = 1; copy <= 6; copy += 1)
    await send({ email: `x${copy}@kiln.co`, message: `${offer.toUpperCase()} ${copy}00 EUR` });
  expect((await marked()).map((lead) => [lead.email, lead.signsOfSpam]).sort()).toEqual([
    ["x5@kiln.co", ["same text from 4 others"]],
    ["x6@kiln.co", ["same text from 5 others"]],
  ]);
});

test("the same person may say the same again, and anybody on another day", async () => {
  const from = (email: string) => send({ email, message: `${offer} ${links(3)}` });
  for (const email of ["ada@kiln.co", "Ada@kiln.co", "ADA@KILN.CO"]) await from(email);
  server.setNow(new Date(Date.now() + 25 * hour));
  await from("bob@kiln.co");
  expect(await marked()).toEqual([]);
});

test("short texts are the same by chance", async () => {
  for (let copy = 0; copy < 6; copy += 1)
    await send({ email: `x${copy}@kiln.co`, message: "Please call me." });
  expect(await marked()).toEqual([]);
});

const honest = { kind: "contact", email: "ada@kiln.co", fields: contactBody } as const;
const saying = (message: string) => ({ ...honest, fields: { ...contactBody, message } });

test.each([
  ["an ordinary enquiry", { lead: honest, sinceOpenedMs: 45_000, otherSenders: 0 }],
  ["a draft sent again right after a reload", { lead: honest, sinceOpenedMs: 2500, otherSenders: 0 }],
  ["a robot test that tells no time", { lead: honest, otherSenders: 0 }],
  [
    "one who keeps the address to themselves",
    { lead: { ...honest, email: "a@mailinator.com" }, otherSenders: 0 },
  ],
  ["a second try from another address", { lead: honest, sinceOpenedMs: 30_000, otherSenders: 1 }],
  ["a list of sites to move", { lead: saying(links(20)), sinceOpenedMs: 90_000, otherSenders: 0 }],
  [
    "own site and a rival's, pasted at once",
    { lead: saying("Like https://a.example and www.b.example"), sinceOpenedMs: 3000, otherSenders: 0 },
  ],
  [
    "an application with its portfolio, sent at once",
    { lead: { ...saying(links(5)), kind: "career" as const }, sinceOpenedMs: 3000, otherSenders: 0 },
  ],
  [
    "bare domains and versions",
    { lead: saying("kiln.co, react.js, node.js v1.2.3".repeat(9)), sinceOpenedMs: 100, otherSenders: 0 },
  ],
])("%s is no spam", (_what, evidence) => {
  expect(signsOfSpam(evidence)).toBeUndefined();
});

test.each([
  ["a farm of links", { lead: saying(links(25)), otherSenders: 0 }, ["25 links"]],
  [
    "a program with links",
    { lead: saying(`<a href="http://x.example">x</a> ${links(2)}`), sinceOpenedMs: 1200, otherSenders: 0 },
    ["sent 1 s after the page was opened", "3 links"],
  ],
  [
    "a name below a throwaway domain",
    { lead: { ...honest, email: "a@b.mailinator.com" }, otherSenders: 2 },
    ["throwaway mail address", "same text from 2 others"],
  ],
])("%s is spam", (_what, evidence, reasons) => {
  expect(signsOfSpam(evidence)).toEqual(reasons);
});
