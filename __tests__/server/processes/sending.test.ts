/** @jest-environment node */
import { mailChannels } from "../../../src/server/outbox/mail/mail-channels";
import { testContent } from "../support/content";
import { enquire } from "../support/enquire";
import { catchMail } from "../support/mail-catcher";
import { hour, openOutboxes } from "../support/outbox";
import { serverOfTest } from "../support/spawn-server";

jest.setTimeout(20_000);

const start = serverOfTest();

const addresses = { MAIL_FROM: "website@kiln.example", MAIL_TO: "sales@kiln.example" };

test("an enquiry is mailed at once", async () => {
  let caught: () => void;
  const arrived = new Promise<void>((resolve) => (caught = resolve));
  const catcher = await catchMail({ onClose: () => caught() });
  const server = await start({ SMTP_URL: catcher.url, ...addresses });
  const reference = await enquire(server.origin);
  await arrived;
  expect(catcher.mails).toMatchObject([{ to: ["sales@kiln.example"] }]);
  expect(catcher.mails[0]!.body).toContain(`Reference: ${reference}`);
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(server.lines.join("\n")).not.toMatch(/nobody will be told|ada@kiln\.co/i);
  await catcher.close();
});

test("a kill between store and delivery loses no delivery", async () => {
  let begun: () => void;
  const attempted = new Promise<void>((resolve) => (begun = resolve));
  const hanging = await catchMail({ onMailFrom: () => begun() });
  const server = await start({ SMTP_URL: hanging.url, ...addresses });
  const reference = await enquire(server.origin);
  await attempted;
  server.process.kill("SIGKILL");
  await server.ended;
  await hanging.close();

  const catcher = await catchMail();
  const place = await openOutboxes(server.databaseFile);
  place.pass(hour);
  const to = { contact: ["sales@kiln.example"], hire: [], career: [] };
  const from = { name: "", address: "website@kiln.example" };
  await place.start(mailChannels({ url: catcher.url, from, to, confirm: false }, testContent()));
  expect(catcher.mails.map(({ headers }) => headers["message-id"])).toEqual([
    [`<${reference}-company-mail@kiln.example>`],
  ]);
  await place.close();
  await catcher.close();
});

test("SIGTERM does not wait for a mail server that hangs", async () => {
  let begun: () => void;
  const attempted = new Promise<void>((resolve) => (begun = resolve));
  const hanging = await catchMail({ onMailFrom: () => begun() });
  const server = await start({ SMTP_URL: hanging.url, ...addresses });
  await enquire(server.origin);
  await attempted;
  const asked = Date.now();
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(9000);
  expect(server.lines.join("\n")).toContain("the server stopped");
  await hanging.close();
});

test("a server that can tell nobody says so at its start, and how to change it", async () => {
  const server = await start();
  await fetch(`${server.origin}/api/health`);
  await enquire(server.origin);
  server.process.kill("SIGTERM");
  await server.ended;
  const told = server.lines.filter((line) => line.includes("Nobody will be told"));
  expect(told).toEqual([expect.stringMatching(/SMTP_URL.*WEBHOOK_URL.*\.env\.example/)]);
});
