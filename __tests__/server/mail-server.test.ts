/** @jest-environment node */
import { mailChannels } from "../../src/server/outbox/mail/mail-channels";
import { testContent } from "./support/content";
import { mailPlace, settingsOf } from "./support/mail-place";
import { minute } from "./support/outbox";

const { here, channels } = mailPlace();

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
  await here.place.save(out);
  await here.place.start(out);
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
    { ...settingsOf(here.catcher.url), url: `${here.catcher.url}?name=out.kiln.example` },
    testContent(),
  );
  await here.place.save(out);
  await here.place.start(named);
  expect(greeted).toEqual(["out.kiln.example"]);
});

test("a mail server on this machine may have a certificate of its own", async () => {
  // smtp-server has one for itself.
  const out = await channels({}, { disabledCommands: [] });
  await here.place.save(out);
  await here.place.start(out);
  expect(here.place.logged.map(({ level }) => level)).toEqual(["info"]);
  expect(here.catcher.mails).toHaveLength(1);
});

test("elsewhere it is refused, and the log says what to set", async () => {
  const out = await channels({}, { disabledCommands: [] });
  const strict = mailChannels(settingsOf(`${here.catcher.url}?tls.rejectUnauthorized=true`), testContent());
  await here.place.save(out);
  await here.place.start(strict);
  expect(here.place.logged).toEqual([
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
  await here.place.save(out);
  const outbox = await here.place.open(out);
  await isWaiting;
  jest.advanceTimersByTime(4.9 * minute);
  jest.useRealTimers();
  answerNow!();
  await outbox.sendDue();
  expect(here.place.logged.at(-1)).toMatchObject({ level: "info", attempts: 1 });
  expect(here.place.logged.filter(({ cause }) => cause)).toEqual([]);
});

test("a mail server that is down loses nothing", async () => {
  const out = await channels({ url: "smtp://127.0.0.1:1" });
  await here.place.save(out);
  const outbox = await here.place.start(out);
  expect(here.place.logged).toEqual([
    expect.objectContaining({ level: "warn", cause: expect.stringContaining("ECONNREFUSED") }),
  ]);
  await outbox.stop();
  await here.place.pass(minute);
  await here.catcher.close();
  const back = await channels();
  await here.place.start(back);
  expect(here.catcher.mails).toHaveLength(1);
});
