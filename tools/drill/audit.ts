import { z } from "zod";
import type { Place } from "./place";
import { recipients } from "./recipients";

const storedLead = z.object({
  reference: z.string(),
  createdAt: z.string(),
  email: z.string(),
  message: z.string(),
});

type StoredLead = z.output<typeof storedLead>;

const hourMs = 60 * 60 * 1000;

/** For all visitors together, because anybody may enter a stranger's address. */
const confirmationsPerHour = 30;

export interface Audit {
  acknowledged: number;
  leads: number;
  deliveries: number;
  /** Number of repeated deliveries, each with its original id. */
  repeated: number;
}

export const demand = (condition: boolean, otherwise: string): void => {
  if (!condition) throw new Error(otherwise);
};

/**
 * Compares the store and the received deliveries with what visitors were told.
 * @throws if a lead is lost or stored twice, a delivery is missing or indistinguishable, or an operator is needed.
 */
export const audit = async (place: Place): Promise<Audit> => {
  const stored = z.array(storedLead).parse(await place.list());
  const byKey = new Map<string, string[]>();
  for (const { message, reference } of stored) byKey.set(message, [...(byKey.get(message) ?? []), reference]);
  const acknowledged = place.enquiries.filter(({ reference }) => reference !== undefined);
  for (const { key, reference } of acknowledged) {
    const found = byKey.get(key) ?? [];
    demand(found.length === 1 && found[0] === reference, `${reference} is stored ${found.length} times`);
  }
  for (const [key, found] of byKey) demand(found.length === 1, `${key} is stored ${found.length} times`);

  const received = [...place.mail.taken, ...place.hook.taken];
  const ids = new Set(received);
  const confirmed = stored.filter((lead) => ids.has(confirmationOf(lead)));
  const { refusedVisitors } = place.mail;
  requireConfirmations(
    stored.filter(({ email }) => !refusedVisitors.has(email)),
    confirmed,
    place.engine.storedAtOnce - 1,
  );
  const due = [
    ...stored.flatMap(({ reference }) => [
      `${reference}-webhook`,
      ...recipients.map((recipient) => `${reference}-company-mail to ${recipient}`),
    ]),
    ...confirmed.map(confirmationOf),
  ];
  const missing = due.filter((id) => !ids.has(id));
  demand(missing.length === 0, `${missing.length} deliveries never came, such as ${missing[0]}`);
  demand(ids.size === due.length, `${ids.size} ids came for ${due.length} deliveries`);
  const outbox = z.array(z.object({ channel: z.string() })).parse(await place.list("--outbox"));
  const kept = outbox.filter(({ channel }) => channel !== "visitor-mail" || refusedVisitors.size === 0);
  demand(kept.length === 0, "the outbox still holds deliveries");
  demand((await place.list("--spam")).length === 0, "an enquiry was taken for spam");
  const cries = place.cries.filter((line) => /given up|switched off/.test(line));
  demand(cries.length === 0, `a person is needed: ${cries[0]}`);
  return {
    acknowledged: acknowledged.length,
    leads: stored.length,
    deliveries: due.length,
    repeated: received.length - ids.size,
  };
};

const confirmationOf = ({ reference, email }: StoredLead): string => `${reference}-visitor-mail to ${email}`;

/** A lead may lack its confirmation only at the hourly limit. */
const requireConfirmations = (
  stored: readonly StoredLead[],
  confirmed: readonly StoredLead[],
  unseen: number,
): void => {
  for (const lead of stored) {
    const ages = confirmed.map(({ createdAt }) => Date.parse(lead.createdAt) - Date.parse(createdAt));
    const before = ages.filter((age) => age >= 0 && age < hourMs).length;
    demand(before <= confirmationsPerHour + unseen, `${before} confirmations went out within an hour`);
    const around = ages.filter((age) => Math.abs(age) < hourMs).length;
    demand(
      confirmed.includes(lead) || around >= confirmationsPerHour,
      `${lead.reference} was not confirmed, after ${around} within an hour`,
    );
  }
};
