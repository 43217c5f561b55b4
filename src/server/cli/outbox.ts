import type { LeadFilter } from "../store/lead-row";
import type { LeadStore } from "../store/lead-store";
import type { StorePlace } from "../store/place";
import type { ListedDelivery } from "../store/outbox-admin";
import { printable, formatTable, shortMoment, formatJson, print } from "./format-table";
import { withStore } from "./with-store";

const table = {
  headings: ["Delivery", "To", "Since (UTC)", "State", "Attempts", "Next try (UTC)", "Last error"],
  cellsOf: (delivery: ListedDelivery): string[] => [
    delivery.id,
    delivery.recipient ?? "",
    shortMoment(delivery.createdAt),
    delivery.state,
    String(delivery.attempts),
    delivery.nextTryAt ? shortMoment(delivery.nextTryAt) : "none",
    delivery.lastError ?? "",
  ],
  noun: ["delivery", "deliveries"],
} as const;

/** Prints the deliveries that are not yet made, as a table, or as JSON for programs. */
export const printOutbox = (place: StorePlace, format: "table" | "json", filter: LeadFilter): Promise<void> =>
  withStore(place, (store) => {
    const read = () => store.outboxAdmin.stream(filter);
    return print(format === "json" ? formatJson(read(), (delivery) => delivery) : formatTable(read, table));
  });

/**
 * Repeats one delivery, or all failed ones.
 * @throws if there is no delivery of this name.
 */
export const replay = async (store: LeadStore, delivery: string): Promise<void> => {
  const now = new Date();
  const done =
    delivery === "failed"
      ? await store.outboxAdmin.replayFailed(now)
      : await store.outboxAdmin.replay(delivery, now);
  if (!done)
    throw new Error(
      `No delivery ${printable(delivery)} is in the outbox; --outbox names those that are not made.`,
    );
  const { deliveries, switchedOn } = done;
  for (const channel of switchedOn) console.log(`${channel} is switched on again.`);
  const count = deliveries === 1 ? "1 delivery waits" : `${deliveries} deliveries wait`;
  console.log(
    deliveries === 0 ? "Nothing failed." : `${count} again; the running server makes it within seconds.`,
  );
};
