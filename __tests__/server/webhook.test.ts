/** @jest-environment node */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { webhookChannel } from "../../src/server/outbox/webhook/webhook-channel";
import { contactBody } from "./support/lead-server";
import { hour, minute, openOutboxes, type Outboxes } from "./support/outbox";

const secret = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`;

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that takes webhooks, and answers as it is told. */
const startReceiver = async () => {
  const calls: Call[] = [];
  let answer = (_call: number, response: ServerResponse): unknown => response.writeHead(204).end();
  const server = createServer((request, response) => {
    void text(request).then((body) => answer(calls.push({ headers: request.headers, body }), response));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    calls,
    answers: (how: typeof answer) => (answer = how),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

let place: Outboxes;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  [place, receiver] = await Promise.all([openOutboxes(), startReceiver()]);
});
afterEach(async () => {
  await place.close();
  await receiver.close();
});

/** A channel to a host, with DNS as it is told. */
const channel = (host = "127.0.0.1", allowPrivate = true, lookup?: LookupFunction) =>
  webhookChannel(
    { url: new URL(`http://${host}:${receiver.port}/in?x=1`), secret, allowPrivate },
    place.now,
    lookup,
  );

const deliver = async (...args: Parameters<typeof channel>) => {
  const out = [channel(...args)];
  const lead = await place.save(out);
  return { lead, outbox: await place.start(out) };
};

test("a program gets the lead as JSON, with a signature that it can verify", async () => {
  const { lead } = await deliver();
  const [{ headers, body }] = receiver.calls as [Call];
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: "enquiry.received",
    data: { reference: lead.reference, kind: "contact", email: contactBody.email, fields: contactBody },
  });
  expect(headers).toMatchObject({
    "webhook-id": `${lead.reference}-webhook`,
    "content-type": "application/json",
  });
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
});

test("a program is told the signs of spam", async () => {
  const out = [channel()];
  await place.save(out, {}, ["25 links"]);
  await place.start(out);
  expect(JSON.parse(receiver.calls[0]!.body)).toMatchObject({ data: { signsOfSpam: ["25 links"] } });
});

test("a failure is tried again under the same id, with a signature of its own time", async () => {
  receiver.answers((call, response) => response.writeHead(call < 3 ? 500 : 200).end());
  const { outbox } = await deliver();
  for (let tries = 0; tries < 4; tries += 1) {
    place.pass(2 * minute);
    await outbox.sendDue();
  }
  const ids = receiver.calls.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-signature"])).size).toBe(3);
  expect(place.logged.map(({ level }) => level)).toEqual(["warn", "warn", "info"]);
});

test("410 switches it off, loudly, and keeps what waits", async () => {
  receiver.answers((_call, response) => response.writeHead(410).end());
  const { outbox } = await deliver();
  place.pass(hour);
  await outbox.sendDue();
  expect(receiver.calls).toHaveLength(1);
  expect(place.logged).toEqual([
    expect.objectContaining({ level: "error", cause: expect.stringContaining("410") }),
  ]);
  expect(await place.store.deliveries.backlog(["webhook"])).toMatchObject({ waiting: 1 });
});

test("it stays off over restarts, said at each, until the address changes", async () => {
  receiver.answers((_call, response) => response.writeHead(410).end());
  const { outbox } = await deliver();
  await outbox.stop(0);
  place.pass(hour);
  for (let start = 2; start <= 3; start += 1) {
    await (await place.start([channel()])).sendDue();
    expect(place.logged).toHaveLength(start);
    expect(place.logged.at(-1)).toMatchObject({
      level: "error",
      message: expect.stringContaining("switched off"),
    });
  }
  expect(receiver.calls).toHaveLength(1);
  receiver.answers((_call, response) => response.writeHead(204).end());
  await place.start([channel("localhost")]);
  expect(receiver.calls).toHaveLength(2);
  expect(place.logged.at(-1)).toMatchObject({ level: "info" });
});

test("a replay switches it on under the running server, and it sends what waited", async () => {
  receiver.answers((call, response) => response.writeHead(call === 1 ? 410 : 204).end());
  const { lead, outbox } = await deliver();
  const id = `${lead.reference}-webhook`;
  const list = () => Readable.from(place.store.outboxAdmin.stream()).toArray();
  expect(await list()).toMatchObject([{ id, state: "off", attempts: 1, nextTryAt: null }]);
  expect(await place.store.outboxAdmin.replayFailed(place.now())).toEqual({
    deliveries: 1,
    switchedOn: ["webhook"],
  });
  await outbox.sendDue();
  expect(receiver.calls).toHaveLength(2);
  expect(await list()).toEqual([]);
});

test.each([
  ["429", 429, "600", 10],
  ["503", 503, "600", 10],
  ["a date", 503, () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 10 * minute).toUTCString(), 10],
  ["no longer than the longest pause", 429, "999999999", 360],
  ["no shorter than our own", 429, "1", 1],
  ["words", 429, "soon", 1],
  ["500", 500, "600", 1],
])("what asks for patience gets it: %s", async (_what, status, header, minutes) => {
  const value = typeof header === "string" ? header : header();
  receiver.answers((call, response) =>
    response.writeHead(call === 1 ? status : 204, { "retry-after": value }).end(),
  );
  const { outbox } = await deliver();
  place.pass((minutes - 0.5) * minute);
  await outbox.sendDue();
  expect(receiver.calls).toHaveLength(1);
  place.pass(minute);
  await outbox.sendDue();
  expect(receiver.calls).toHaveLength(2);
});

test("a redirect is not followed", async () => {
  receiver.answers((_call, response) => response.writeHead(302, { location: "/elsewhere" }).end());
  await deliver();
  expect(receiver.calls).toHaveLength(1);
  expect(place.logged).toEqual([expect.objectContaining({ cause: expect.stringContaining("302") })]);
});

test("the connection to a program that hangs ends with its delivery", async () => {
  let closed: Promise<unknown>;
  const attempted = new Promise<void>((resolve) =>
    receiver.answers((_call, response) => {
      closed = once(response, "close");
      resolve();
    }),
  );
  const out = [channel()];
  await place.save(out);
  const outbox = await place.open(out);
  await attempted;
  await outbox.stop(0);
  await closed!;
  expect(place.logged).toMatchObject([{ level: "warn" }]);
});

test("an answer whose words never end is one", async () => {
  receiver.answers((_call, response) => response.writeHead(200).write("…"));
  await deliver();
  expect(place.logged).toMatchObject([{ level: "info" }]);
});

test.each([
  [
    "switches to another protocol",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n",
  ],
  ["hangs up", ""],
])("a program that %s has not taken it, and is not waited for", async (_what, answer) => {
  receiver.answers((call, response) => {
    if (call > 1) response.writeHead(204).end();
    else if (answer) response.socket!.write(answer);
    else response.socket!.destroy();
  });
  const { outbox } = await deliver();
  expect(place.logged).toEqual([expect.objectContaining({ level: "warn" })]);
  place.pass(minute);
  await outbox.sendDue();
  expect(place.logged.at(-1)).toMatchObject({ level: "info" });
});

/** DNS that answers with these addresses. */
const resolvesTo =
  (...addresses: string[]): LookupFunction =>
  (_host, options, done) => {
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    if (options.all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };

test.each([
  ["127.0.0.1", []],
  ["localhost", []],
  ["[::ffff:127.0.0.1]", []],
  ["hooks.example", ["127.0.0.1"]],
  ["hooks.example", ["93.184.215.14", "10.0.0.7"]],
  ["hooks.example", ["169.254.169.254"]],
  ["hooks.example", ["fd00::1"]],
  ["hooks.example", ["::ffff:192.168.0.1"]],
  ["hooks.example", ["64:ff9b::7f00:1"]],
])("%s at %j is refused, unless it is allowed", async (host, addresses) => {
  await deliver(host, false, resolvesTo(...addresses));
  expect(receiver.calls).toHaveLength(0);
  expect(place.logged).toEqual([
    expect.objectContaining({ level: "warn", cause: expect.stringContaining("private network") }),
  ]);
});

test("a private program that is allowed gets what it waits for", async () => {
  await deliver("hooks.example", true, resolvesTo("127.0.0.1"));
  expect(receiver.calls).toMatchObject([{ headers: { host: `hooks.example:${receiver.port}` } }]);
});
