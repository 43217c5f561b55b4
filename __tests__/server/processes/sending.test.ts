/** @jest-environment node */
import type { Challenge } from "altcha-lib";
import { mailChannels } from "../../../src/server/outbox/mail/mail-channels";
import { testContent } from "../support/content";
import { contactBody, solve } from "../support/lead-server";
import { catchMail } from "../support/mail-catcher";
import { hour, openOutboxes } from "../support/outbox";
import { spawnServer, type SpawnedServer } from "../support/spawn-server";

jest.setTimeout(20_000);

let server: SpawnedServer | undefined;
afterEach(async () => {
  server?.process.kill("SIGKILL");
  await server?.ended;
  server?.remove();
  server = undefined;
});

const enquire = async (origin: string): Promise<string> => {
  const challenge = (await (await fetch(`${origin}/api/captcha/challenge`)).json()) as Challenge;
  const answer = await fetch(`${origin}/api/enquiry/ContactUs`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-api-key": "website",
      "x-captcha-token": await solve(challenge),
    },
    body: JSON.stringify(contactBody),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: { reference: string } }).data.reference;
};

const addresses = { MAIL_FROM: "website@kiln.example", MAIL_TO: "sales@kiln.example" };

test("an enquiry is mailed at once", async () => {
  let caught: () => void;
  const arrived = new Promise<void>((resolve) => (caught = resolve));
  const catcher = await catchMail({ onClose: () => caught() });
  server = await spawnServer({ SMTP_URL: catcher.url, ...addresses });
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
  server = await spawnServer({ SMTP_URL: hanging.url, ...addresses });
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
  server = await spawnServer({ SMTP_URL: hanging.url, ...addresses });
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
  server = await spawnServer();
  await fetch(`${server.origin}/api/health`);
  await enquire(server.origin);
  server.process.kill("SIGTERM");
  await server.ended;
  const told = server.lines.filter((line) => line.includes("Nobody will be told"));
  expect(told).toEqual([expect.stringMatching(/SMTP_URL.*WEBHOOK_URL.*\.env\.example/)]);
});
