import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Channel } from "../../../src/server/outbox/channel";
import { Outbox } from "../../../src/server/outbox/outbox";
import type { Lead } from "../../../src/server/store/lead-row";
import type { LeadStore } from "../../../src/server/store/lead-store";
import { openStore } from "../../../src/server/store/open-store";
import type { StorePlace } from "../../../src/server/store/place";
import { newLead } from "../../../src/server/new-lead";
import { contactBody } from "./lead-server";

export interface LogLine {
  level: "info" | "warn" | "error";
  message: string;
  [field: string]: unknown;
}

export const minute = 60_000;
export const hour = 60 * minute;

/** A store, by default in a temporary folder, and outboxes that work on it with the test's clock. */
export const openOutboxes = async (named?: StorePlace | string) => {
  const folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
  const place = named ?? path.join(folder, "leads.db");
  const stores: LeadStore[] = [];
  const outboxes: Outbox[] = [];
  const logged: LogLine[] = [];
  const at = (level: LogLine["level"]) => (fields: object, message: string) => {
    logged.push({ ...fields, level, message });
  };
  const log = { info: at("info"), warn: at("warn"), error: at("error") };
  let time = new Date();
  const now = () => time;

  const open = async () => {
    const store = await openStore(place);
    stores.push(store);
    return store;
  };
  const store = await open();

  /** An outbox with a connection of its own, like another server's. */
  const openOutbox = async (channels: Channel[]): Promise<Outbox> => {
    const outbox = new Outbox({ store: await open(), channels, now, firstRetryMs: minute });
    outbox.start(log as never);
    outboxes.push(outbox);
    return outbox;
  };

  return {
    store,
    logged,
    now,
    pass: (ms: number) => (time = new Date(time.getTime() + ms)),
    open: openOutbox,
    /** Opens an outbox and sends what is due. */
    start: async (channels: Channel[]): Promise<Outbox> => {
      const outbox = await openOutbox(channels);
      await outbox.sendDue();
      return outbox;
    },
    save: async (
      channels: Channel[],
      changes: Partial<typeof contactBody> = {},
      signsOfSpam?: string[],
    ): Promise<Lead> => {
      const lead = { ...newLead("contact", { ...contactBody, ...changes }, time), signsOfSpam };
      await store.save(
        lead,
        undefined,
        undefined,
        channels.map(({ name }) => name),
      );
      return lead;
    },
    close: async () => {
      await Promise.all(outboxes.map((outbox) => outbox.stop(0)));
      await Promise.all(stores.map((each) => each.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Outboxes = Awaited<ReturnType<typeof openOutboxes>>;
