/** @jest-environment node */
import type { SMTPServerOptions, SMTPServerSession } from "smtp-server";
import { mailChannels } from "../../src/server/outbox/mail/mail-channels";
import type { MailSettings } from "../../src/server/env";
import { testContent } from "./support/content";
import { contactBody } from "./support/lead-server";
import { catchMail, decodeWords } from "./support/mail-catcher";
import { hour, minute, openOutboxes, type Outboxes } from "./support/outbox";

let place: Outboxes;
let catcher: Awaited<ReturnType<typeof catchMail>>;
beforeEach(async () => {
  place = await openOutboxes();
});
afterEach(async () => {
  await place.close();
  await catcher.close();
});

const to = { contact: ["sales@kiln.example"], hire: ["hire@kiln.example"], career: ["jobs@kiln.example"] };
const toBoth = { ...to, contact: ["sales@kiln.example", "boss@kiln.example"] };

const settingsOf = (url: string): MailSettings => ({
  url,
  from: { name: "Kiln", address: "website@kiln.example" },
  to,
  confirm: false,
});

const channels = async (
  changes: Partial<MailSettings> = {},
  behaviour: SMTPServerOptions = {},
  siteUrl?: string,
) => {
  catcher = await catchMail(behaviour);
  const settings = { ...settingsOf(catcher.url), ...changes };
  return mailChannels(settings, testContent(), siteUrl);
};

const contentOf = (body: string) => ({
  text: body.slice(0, body.indexOf("<!doctype")),
  html: body.slice(body.indexOf("<!doctype")),
});

test("the company gets every field with its label, as text and HTML", async () => {
  const out = await channels({ to: toBoth });
  const lead = await place.save(out, { name: "Ada & Co", message: "A kettle\nthat <b>texts</b>." });
  await place.start(out);
  expect(catcher.mails.map(({ to }) => to).sort()).toEqual([["boss@kiln.example"], ["sales@kiln.example"]]);
  const [mail] = catcher.mails;
  expect(mail).toMatchObject({
    from: "website@kiln.example",
    headers: {
      to: ["sales@kiln.example, boss@kiln.example"],
      from: ["Kiln <website@kiln.example>"],
      "reply-to": ['"Ada & Co" <ada@kiln.co>'],
      subject: [`Enquiry from Ada & Co (${lead.reference})`],
      "message-id": [`<${lead.reference}-company-mail@kiln.example>`],
    },
  });
  const { text, html } = contentOf(mail!.body);
  for (const line of [
    `Reference: ${lead.reference}`,
    `Received: ${lead.createdAt.toISOString().slice(0, 10)} `,
    "Your name: Ada & Co",
    "Approx. budget: 2k USD",
    "What are you looking for? Vue",
    "Skype: not given",
    "Send me an NDA: no",
    "Message:\r\n  A kettle\r\n  that <b>texts</b>.",
    `Reply to Ada & Co: mailto:ada@kiln.co?subject=Your%20enquiry%20${lead.reference}`,
  ]) {
    expect(text).toContain(line);
  }
  expect(html).toContain("A kettle<br>that &lt;b&gt;texts&lt;/b&gt;.");
  expect(html).toContain(`href="mailto:ada@kiln.co?subject=`);
  expect(html.match(/<th /g)).toHaveLength(2 + Object.keys(contactBody).length);
});

test("signs of spam stand in subject, text and a header", async () => {
  const out = await channels();
  const lead = await place.save(out, {}, ["5 links", "throwaway mail address"]);
  await place.save(out);
  await place.start(out);
  const [marked, other] = catcher.mails.sort((one) => (one.body.includes(lead.reference) ? -1 : 1));
  expect(marked).toMatchObject({
    headers: {
      subject: [`Spam? Enquiry from Ada (${lead.reference})`],
      "x-signs-of-spam": ["5 links; throwaway mail address"],
    },
  });
  expect(contentOf(marked!.body).text).toContain("Signs of spam: 5 links, throwaway mail address");
  expect(other!.headers).not.toHaveProperty("x-signs-of-spam");
  expect(other!.body).not.toContain("Signs of spam");
});

test.each([452, 550])("who is refused with %d is tried again alone, and the others have it", async (code) => {
  let isRefused = true;
  const out = await channels(
    { to: toBoth },
    {
      onRcptTo: ({ address }, _session, done) =>
        done(isRefused && address === "sales@kiln.example" ? answer(code, "no") : null),
    },
  );
  await place.save(out);
  const outbox = await place.start(out);
  expect(catcher.mails.map(({ to }) => to)).toEqual([["boss@kiln.example"]]);
  expect(place.logged.map(({ level, cause }) => [level, cause]).sort()).toEqual([
    ["info", undefined],
    ["warn", expect.stringContaining(String(code))],
  ]);
  isRefused = false;
  place.pass(minute);
  await outbox.sendDue();
  expect(catcher.mails.map(({ to }) => to)).toEqual([["boss@kiln.example"], ["sales@kiln.example"]]);
  const ids = catcher.mails.map(({ headers }) => headers["message-id"]);
  expect(ids[0]).toEqual(ids[1]);
});

test("a second attempt carries the same Message-ID, so that it is recognised", async () => {
  let refusals = 2;
  const out = await channels(
    {},
    { onMailFrom: (_address, _session, done) => done(refusals-- > 0 ? busy() : null) },
  );
  await place.save(out);
  const outbox = await place.start(out);
  for (let tries = 0; tries < 3; tries += 1) {
    place.pass(3 * minute);
    await outbox.sendDue();
  }
  expect(catcher.mails).toHaveLength(1);
  expect(place.logged).toEqual([
    expect.objectContaining({ level: "warn", cause: expect.stringContaining("451") }),
    expect.objectContaining({ level: "warn" }),
    expect.objectContaining({ level: "info" }),
  ]);
});

const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const busy = () => answer(451, `busy with ${contactBody.email}`);

test("nothing that a visitor wrote becomes a header or a recipient", async () => {
  const out = await channels({ confirm: true });
  const evil = "\r\nBcc: all@victims.example\r\n\r\nHello";
  await place.save(out, { name: `Ada${evil}`, subject: evil, email: `ada@kiln.co${evil}` });
  await place.save(out, { name: `<x@victims.example>, "Ada`, email: "ada@kiln.co, all@victims.example" });
  await place.start(out);
  for (const { headers, to } of catcher.mails) {
    expect(headers).not.toHaveProperty("bcc");
    expect(to).not.toContainEqual(expect.stringContaining("victims"));
    expect(headers.subject).toHaveLength(1);
  }
  expect(catcher.mails.filter(({ to }) => to.includes("sales@kiln.example"))).toHaveLength(2);
});

test.each([
  "=?utf-8?Q?Boss_=0D=0ABcc=3A?=",
  "=?UTF-8?B?Qm9zcw==?=",
  "=?iso-8859-1?q?Boss?= =?iso-8859-1?q?Boss?=",
  "Zoë =?utf-8?Q?Boss?= ë",
  '"=?utf-8?Q?Boss?="',
  "==?utf-8?Q?Boss?=",
  "=?utf-8?Q?=E2=80=AEssoB?=",
])("a name of %s is read as it was typed, in every header and in a reply", async (name) => {
  const out = await channels();
  await place.save(out, { name });
  await place.start(out);
  const { headers } = catcher.mails[0]!;
  for (const header of [headers.subject?.[0], headers["reply-to"]?.[0]?.replace(/\\"/g, '"')]) {
    const read = decodeWords(header ?? "");
    // Blanks may part what would decode.
    expect(read.replaceAll(" ", "")).toContain(name.replaceAll(" ", ""));
    expect(decodeWords(read)).toBe(read);
  }
});

test("the visitor gets the reference and our own words, and nothing that was typed", async () => {
  const out = await channels({ confirm: true });
  const typed = {
    name: "Buy at pills.example",
    subject: "SUBJECT",
    skype: "SKYPE",
    message: "MESSAGE https://evil.example",
  };
  const lead = await place.save(out, typed);
  await place.start(out);
  const mail = catcher.mails.find(({ to }) => to.includes(contactBody.email))!;
  expect(mail).toMatchObject({
    to: [contactBody.email],
    headers: {
      from: ["Kiln <website@kiln.example>"],
      to: [contactBody.email],
      "reply-to": ["sales@kiln.co"],
      "auto-submitted": ["auto-generated"],
      "message-id": [`<${lead.reference}-visitor-mail@kiln.example>`],
    },
  });
  const { text } = contentOf(mail.body);
  for (const part of [lead.reference, "It arrived.", "Files go to sales@kiln.co."])
    expect(text).toContain(part);
  const all = mail.body + Object.values(mail.headers).join();
  for (const part of [
    ...Object.values(typed),
    contactBody.phone,
    contactBody.phone.slice(-6),
    "pills",
    "evil",
  ])
    expect(all).not.toContain(part);
});

const isToVisitor = ({ envelope }: { envelope: SMTPServerSession["envelope"] }) =>
  envelope.rcptTo.some(({ address }) => address === contactBody.email);

const refusals: Record<string, SMTPServerOptions> = {
  "its address": {
    onRcptTo: ({ address }, _session, done) =>
      done(address === contactBody.email ? answer(550, `${address} unknown`) : null),
  },
  "its mail": {
    onData: (stream, session, done) =>
      stream.resume().on("end", () => done(isToVisitor(session) ? answer(554, "no") : null)),
  },
};

test.each(Object.keys(refusals))(
  "a visitor who is refused by %s calls nobody, and is not named",
  async (what) => {
    const out = await channels({ confirm: true }, refusals[what]);
    await place.save(out);
    await place.start(out);
    expect(await place.store.deliveries.backlog(["company-mail", "visitor-mail"])).toMatchObject({
      waiting: 0,
    });
    expect(place.logged.map(({ level }) => level).sort()).toEqual(["info", "warn"]);
    expect(JSON.stringify(place.logged)).not.toContain(contactBody.email);
  },
);

test.each<[string, SMTPServerOptions]>([
  ["our own address", { onMailFrom: (_address, _session, done) => done(answer(550, "5.7.1 not you")) }],
  [
    "our own address, told of the recipient",
    { onRcptTo: (_address, _session, done) => done(answer(550, "5.1.8 Sender address rejected")) },
  ],
  ["a full mailbox", { onRcptTo: (_address, _session, done) => done(answer(452, "full")) }],
])("what is refused for %s is tried again for the visitor too", async (_what, behaviour) => {
  const out = await channels({ confirm: true }, behaviour);
  await place.save(out);
  await place.start(out);
  expect(await place.store.deliveries.backlog(["visitor-mail"])).toMatchObject({ waiting: 1 });
});

test("a confirmation that is never taken calls nobody", async () => {
  const out = await channels({ confirm: true }, { onRcptTo: (_address, _session, done) => done(busy()) });
  await place.save(out);
  const outbox = await place.start(out.slice(1));
  for (let tries = 0; tries < 60; tries += 1) {
    place.pass(6 * hour);
    await outbox.sendDue();
  }
  expect(await place.store.deliveries.backlog(["visitor-mail"])).toMatchObject({ waiting: 0 });
  expect(place.logged.filter(({ level }) => level !== "warn")).toEqual([]);
});

test.each([
  ["https://www.kiln.example", {}, "www.kiln.example"],
  ["http://localhost:8000", {}, "kiln.example"],
  ["http://192.0.2.7", {}, "kiln.example"],
  [undefined, { from: { name: "", address: "website@bücher.example" } }, "xn--bcher-kva.example"],
])("a mail server is greeted by a public name (SITE_URL=%s)", async (siteUrl, changes, name) => {
  const greeted: string[] = [];
  const out = await channels(
    changes,
    { onMailFrom: (_address, session, done) => (greeted.push(session.hostNameAppearsAs), done()) },
    siteUrl,
  );
  await place.save(out);
  await place.start(out);
  expect(greeted).toEqual([name]);
});

test("SMTP_URL may name this machine itself", async () => {
  const greeted: string[] = [];
  const out = await channels(
    {},
    {
      onMailFrom: (_address, session, done) => (greeted.push(session.hostNameAppearsAs), done()),
    },
  );
  const named = mailChannels(
    { ...settingsOf(catcher.url), url: `${catcher.url}?name=out.kiln.example` },
    testContent(),
  );
  await place.save(out);
  await place.start(named);
  expect(greeted).toEqual(["out.kiln.example"]);
});

test("a mail server on this machine may have a certificate of its own", async () => {
  // smtp-server has one for itself.
  const out = await channels({}, { disabledCommands: [] });
  await place.save(out);
  await place.start(out);
  expect(place.logged.map(({ level }) => level)).toEqual(["info"]);
  expect(catcher.mails).toHaveLength(1);
});

test("elsewhere it is refused, and the log says what to set", async () => {
  const out = await channels({}, { disabledCommands: [] });
  const strict = mailChannels(settingsOf(`${catcher.url}?tls.rejectUnauthorized=true`), testContent());
  await place.save(out);
  await place.start(strict);
  expect(place.logged).toEqual([
    expect.objectContaining({
      level: "warn",
      cause: expect.stringMatching(/certificate.*NODE_EXTRA_CA_CERTS.*SMTP_URL/),
    }),
  ]);
});

test.each(["greeting", "answer to the mail"])("the %s may take minutes", async (what) => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ["nextTick", "setImmediate", "performance", "Date"] });
  let begun: () => void;
  const isWaiting = new Promise<void>((resolve) => (begun = resolve));
  let answerNow: () => void;
  const later = (done: () => void) => ((answerNow = done), begun());
  const out = await channels(
    {},
    what === "greeting"
      ? { onConnect: (_session, done) => later(() => done()) }
      : { onData: (stream, _session, done) => stream.resume().on("end", () => later(() => done())) },
  );
  await place.save(out);
  const outbox = await place.open(out);
  await isWaiting;
  jest.advanceTimersByTime(4.9 * minute);
  jest.useRealTimers();
  answerNow!();
  await outbox.sendDue();
  expect(place.logged.at(-1)).toMatchObject({ level: "info", attempts: 1 });
  expect(place.logged.filter(({ cause }) => cause)).toEqual([]);
});

test("a mail server that is down loses nothing", async () => {
  const out = await channels({ url: "smtp://127.0.0.1:1" });
  await place.save(out);
  const outbox = await place.start(out);
  expect(place.logged).toEqual([
    expect.objectContaining({ level: "warn", cause: expect.stringContaining("ECONNREFUSED") }),
  ]);
  await outbox.stop();
  await place.pass(minute);
  await catcher.close();
  const back = await channels();
  await place.start(back);
  expect(catcher.mails).toHaveLength(1);
});
