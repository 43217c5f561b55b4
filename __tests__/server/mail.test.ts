/** @jest-environment node */
import { contactBody } from "./support/lead-server";
import { decodeWords } from "./support/mail-catcher";
import { answer, busy, contentOf, mailPlace, to } from "./support/mail-place";
import { minute } from "./support/outbox";

const { here, channels } = mailPlace();

const toBoth = { ...to, contact: ["sales@kiln.example", "boss@kiln.example"] };

test("the company gets every field with its label, as text and HTML", async () => {
  const out = await channels({ to: toBoth });
  const lead = await here.place.save(out, { name: "Ada & Co", message: "A kettle\nthat <b>texts</b>." });
  await here.place.start(out);
  expect(here.catcher.mails.map(({ to }) => to).sort()).toEqual([
    ["boss@kiln.example"],
    ["sales@kiln.example"],
  ]);
  const [mail] = here.catcher.mails;
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
  const lead = await here.place.save(out, {}, ["5 links", "throwaway mail address"]);
  await here.place.save(out);
  await here.place.start(out);
  const [marked, other] = here.catcher.mails.sort((one) => (one.body.includes(lead.reference) ? -1 : 1));
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
  await here.place.save(out);
  const outbox = await here.place.start(out);
  expect(here.catcher.mails.map(({ to }) => to)).toEqual([["boss@kiln.example"]]);
  expect(here.place.logged.map(({ level, cause }) => [level, cause]).sort()).toEqual([
    ["info", undefined],
    ["warn", expect.stringContaining(String(code))],
  ]);
  isRefused = false;
  here.place.pass(minute);
  await outbox.sendDue();
  expect(here.catcher.mails.map(({ to }) => to)).toEqual([["boss@kiln.example"], ["sales@kiln.example"]]);
  const ids = here.catcher.mails.map(({ headers }) => headers["message-id"]);
  expect(ids[0]).toEqual(ids[1]);
});

test("a second attempt carries the same Message-ID, so that it is recognised", async () => {
  let refusals = 2;
  const out = await channels(
    {},
    { onMailFrom: (_address, _session, done) => done(refusals-- > 0 ? busy() : null) },
  );
  await here.place.save(out);
  const outbox = await here.place.start(out);
  for (let tries = 0; tries < 3; tries += 1) {
    here.place.pass(3 * minute);
    await outbox.sendDue();
  }
  expect(here.catcher.mails).toHaveLength(1);
  expect(here.place.logged).toEqual([
    expect.objectContaining({ level: "warn", cause: expect.stringContaining("451") }),
    expect.objectContaining({ level: "warn" }),
    expect.objectContaining({ level: "info" }),
  ]);
});

test("nothing that a visitor wrote becomes a header or a recipient", async () => {
  const out = await channels({ confirm: true });
  const evil = "\r\nBcc: all@victims.example\r\n\r\nHello";
  await here.place.save(out, { name: `Ada${evil}`, subject: evil, email: `ada@kiln.co${evil}` });
  await here.place.save(out, {
    name: `<x@victims.example>, "Ada`,
    email: "ada@kiln.co, all@victims.example",
  });
  await here.place.start(out);
  for (const { headers, to } of here.catcher.mails) {
    expect(headers).not.toHaveProperty("bcc");
    expect(to).not.toContainEqual(expect.stringContaining("victims"));
    expect(headers.subject).toHaveLength(1);
  }
  expect(here.catcher.mails.filter(({ to }) => to.includes("sales@kiln.example"))).toHaveLength(2);
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
  await here.place.save(out, { name });
  await here.place.start(out);
  const { headers } = here.catcher.mails[0]!;
  for (const header of [headers.subject?.[0], headers["reply-to"]?.[0]?.replace(/\\"/g, '"')]) {
    const read = decodeWords(header ?? "");
    // Blanks may part what would decode.
    expect(read.replaceAll(" ", "")).toContain(name.replaceAll(" ", ""));
    expect(decodeWords(read)).toBe(read);
  }
});
