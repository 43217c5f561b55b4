import { existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LeadFilter } from "../store/lead-filter";
import type { StorePlace } from "../store/place";
import { formatLeads } from "./format-leads";
import type { LeadFormat } from "./leads-command";
import { withStore } from "./with-store";

export const printLeads = async (
  place: StorePlace,
  format: LeadFormat,
  filter: LeadFilter,
): Promise<void> => {
  if (place.engine === "sqlite" && !existsSync(place.file)) {
    console.error(`There is no store at ${place.file} yet; the server makes it at its first start.`);
    return print(formatLeads(() => Readable.from([]), format));
  }
  await withStore(place, (store) => print(formatLeads(() => store.stream(filter), format)));
};

/** The reader may close the pipe early, as `head` does, which is no error. */
export const print = async (pieces: AsyncIterable<string>): Promise<void> => {
  await pipeline(pieces, process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
};
