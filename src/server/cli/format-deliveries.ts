import type { ListedDelivery } from "../store/outbox-admin";
import { formatJson } from "./format-json";
import { formatTable, shortMoment } from "./format-table";

type ReadDeliveries = () => AsyncIterable<ListedDelivery>;

/** Prints the outbox's deliveries as a table, or as JSON for programs. */
export const formatDeliveries = (read: ReadDeliveries, format: "table" | "json"): AsyncIterable<string> =>
  format === "json" ? formatJson(read(), (delivery) => delivery) : formatTable(read, table);

const table = {
  headings: ["Delivery", "To", "Since (UTC)", "State", "Attempts", "Next try (UTC)", "Last error"],
  cellsOf: ({
    id,
    recipient,
    createdAt,
    state,
    attempts,
    nextTryAt,
    lastError,
  }: ListedDelivery): string[] => [
    id,
    recipient ?? "",
    shortMoment(createdAt),
    state,
    String(attempts),
    nextTryAt ? shortMoment(nextTryAt) : "none",
    lastError ?? "",
  ],
  noun: ["delivery", "deliveries"],
} as const;
