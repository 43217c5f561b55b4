import { DeliveryFailure, type Channel } from "../../../src/server/outbox/channel";

/** A channel that records its deliveries, with adjustable behaviour. */
export const tellingChannel = (
  behave: (attempt: number, signal: AbortSignal) => unknown = () => undefined,
) => {
  const delivered: string[] = [];
  const attempts: string[] = [];
  const it: Channel = {
    name: "webhook",
    timeLimitMs: 10_000,
    deliver: async (id, lead, signal) => {
      expect(id).toBe(`${lead.reference}-webhook`);
      await behave(attempts.push(id), signal);
      delivered.push(id);
    },
  };
  return { it, attempts, delivered };
};

export const refuse = () => {
  throw new DeliveryFailure("ECONNREFUSED");
};
