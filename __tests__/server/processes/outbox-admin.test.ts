/** @jest-environment node */
import { newLead } from "../../../src/server/new-lead";
import type { LeadStore } from "../../../src/server/store/lead-store";
import { openStore } from "../../../src/server/store/open-store";
import { contactBody } from "../support/lead-server";
import { runLeads } from "../support/run-leads";
import { makeSite, type SiteFolder } from "../support/site-folder";

jest.setTimeout(20_000);

let place: SiteFolder;
let store: LeadStore;
beforeEach(async () => {
  place = makeSite({
    "data/.keep": "",
    ".env": `WEBHOOK_URL=https://crm.kiln.co\nWEBHOOK_SECRET=whsec_${secret}`,
  });
  store = await openStore(`${place.folder}/data/leads.db`);
});
afterEach(async () => {
  await store.close();
  place.remove();
});

const secret = Buffer.alloc(24).toString("base64");
const run = (...args: string[]) => runLeads(place.folder, ...args);

const save = async (kind: "contact" | "hire" = "contact"): Promise<string> => {
  const lead = newLead(kind, contactBody, new Date());
  await store.save(lead, undefined, undefined, ["webhook"]);
  return lead.reference;
};

const claimOptions = {
  channel: "webhook",
  target: "",
  token: "t",
  now: new Date("2100-01-01"),
} as const;

/** Claims all deliveries, and ends each so. */
const settle = async (state: "failed" | "delivered", error = "webhook: answered 500"): Promise<void> => {
  for (const claim of await store.deliveries.claim({ ...claimOptions, leaseMs: 1000, limit: 10 })) {
    await store.deliveries.settle(claim, state === "failed" ? { state, error } : { state, at: new Date() });
  }
};

const waiting = async () => (await store.deliveries.backlog(["webhook"])).waiting;

test("the outbox is listed without anything of the person, and safe on a terminal", async () => {
  const id = `${await save()}-webhook`;
  await settle("failed", "webhook: bad \u001b[2Jcertificate");
  const other = `${await save("hire")}-webhook`;
  const { code, stdout } = await run("--outbox");
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`${id} .*failed +1 +none +webhook: bad  ?\\[2Jcertificate`));
  expect(stdout).toMatch(new RegExp(`${other} .*waiting +0 +20\\d\\d-`));
  expect(stdout).toMatch(/\n2 deliveries\n$/);
  expect(stdout).not.toMatch(/Ada|ada@kiln/);
  expect(stdout).not.toContain("\u001b");
  const { stdout: hire } = await run("--outbox", "--json", "--kind", "hire");
  expect(JSON.parse(hire)).toMatchObject([{ id: other, state: "waiting", attempts: 0, lastError: null }]);
});

test("what failed waits again, and only that", async () => {
  await save();
  await settle("delivered");
  await save();
  await settle("failed");
  expect(await waiting()).toBe(0);
  expect(await run("--replay", "failed")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("1 delivery waits again"),
  });
  expect(await waiting()).toBe(1);
  expect((await run("--replay", "failed")).stdout).toContain("Nothing failed");
});

test("what waits after an attempt that failed is tried at once, and what is being sent is left alone", async () => {
  await save();
  const [failed] = await store.deliveries.claim({ ...claimOptions, leaseMs: 1000, limit: 1 });
  const nextTryAt = new Date(Date.now() + 6 * 60 * 60 * 1000);
  await store.deliveries.settle(failed!, {
    state: "waiting",
    at: new Date(),
    nextTryAt,
    error: "webhook: answered 500",
  });
  await save();
  const lease = { leaseMs: 180_000 };
  const inHands = { ...claimOptions, ...lease, now: new Date(), token: "u", limit: 1 };
  expect(await store.deliveries.claim(inHands)).toHaveLength(1);
  expect((await run("--replay", "failed")).stdout).toContain("1 delivery waits again");
  expect(await store.deliveries.claim({ ...inHands, now: new Date(), limit: 10 })).toMatchObject([
    { id: failed!.id },
  ]);
});

test("one delivery is made again by its name, one that was made too", async () => {
  const id = `${await save()}-webhook`;
  await settle("delivered");
  expect((await run("--outbox")).stdout).toBe("No deliveries.\n");
  expect((await run("--replay", id)).code).toBe(0);
  expect(await waiting()).toBe(1);
  expect(await run("--replay", "X-webhook")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/No delivery X-webhook .*--outbox/),
  });
});
