/** @jest-environment node */
import type { SMTPServerOptions, SMTPServerSession } from "smtp-server";
import { contactBody } from "./support/lead-server";
import { answer, busy, contentOf, mailPlace } from "./support/mail-place";
import { hour } from "./support/outbox";

const { here, channels } = mailPlace();

test("the visitor gets the reference and our own words, and nothing that was typed", async () => {
  const out = await channels({ confirm: true });
  const typed = {
    name: "Buy at pills.example",
    subject: "SUBJECT",
    skype: "SKYPE",
    message: "MESSAGE https://evil.example",
  };
  const lead = await here.place.save(out, typed);
  await here.place.start(out);
  const mail = here.catcher.mails.find(({ to }) => to.includes(contactBody.email))!;
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
    await here.place.save(out);
    await here.place.start(out);
    expect(await here.place.store.deliveries.backlog(["company-mail", "visitor-mail"])).toMatchObject({
      waiting: 0,
    });
    expect(here.place.logged.map(({ level }) => level).sort()).toEqual(["info", "warn"]);
    expect(JSON.stringify(here.place.logged)).not.toContain(contactBody.email);
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
  await here.place.save(out);
  await here.place.start(out);
  expect(await here.place.store.deliveries.backlog(["visitor-mail"])).toMatchObject({ waiting: 1 });
});

test("a confirmation that is never taken calls nobody", async () => {
  const out = await channels({ confirm: true }, { onRcptTo: (_address, _session, done) => done(busy()) });
  await here.place.save(out);
  const outbox = await here.place.start(out.slice(1));
  for (let tries = 0; tries < 60; tries += 1) {
    here.place.pass(6 * hour);
    await outbox.sendDue();
  }
  expect(await here.place.store.deliveries.backlog(["visitor-mail"])).toMatchObject({ waiting: 0 });
  expect(here.place.logged.filter(({ level }) => level !== "warn")).toEqual([]);
});
