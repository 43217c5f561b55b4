import type { EnquiryKind } from "../../content-model/form-fields/forms";

/** Where a lead is sent. */
export type ChannelName = "company-mail" | "visitor-mail" | "webhook";

/** Anybody can type any address, so nobody is called for a mail that does not arrive there. */
export const isToStrangers = (channel: ChannelName): boolean => channel === "visitor-mail";

/** A lead as stored. Dates are ISO 8601 in UTC, so that they sort as text on every database. */
interface LeadTable {
  reference: string;
  kind: EnquiryKind;
  created_at: string;
  name: string;
  email: string;
  phone: string;
  /** Every field of the form, as JSON. */
  fields: string;
  /** A query string. */
  attribution: string | null;
  /** Why it looks like spam, as a JSON list; null: it does not. */
  signs_of_spam: string | null;
  /** The same, set by an earlier release that held the lead back. */
  spam: string | null;
  /** When its time begins, where it came while the clock was behind what the store had seen. */
  kept_from: string | null;
  /** A digest of its message, to find the same text from others. */
  text_digest: string | null;
}

interface IdempotencyKeyTable {
  key: string;
  /** SHA-256 of the call's kind and body. */
  digest: string;
  reference: string;
  created_at: string;
}

interface SpentCaptchaTable {
  id: string;
  expires_at: string;
}

interface DeliveryTable {
  id: string;
  reference: string;
  channel: ChannelName;
  /** The recipient, where a channel has several; null until one is named. */
  recipient: string | null;
  /** Unique; null: no deduplication. */
  deduplication_key: string | null;
  state: "waiting" | "delivered" | "failed";
  attempts: number;
  /** While a worker has it, when its lease ends. */
  next_try_at: string;
  /** When that was decided; in the future: by a clock that has been put back since. */
  planned_at: string | null;
  /** The token of the worker that has it. */
  claim: string | null;
  /** Without personal data. */
  last_error: string | null;
  created_at: string;
  delivered_at: string | null;
}

/** For PostgreSQL alone. */
interface ServerSecretTable {
  name: string;
  value: string;
}

/** For PostgreSQL alone: how often somebody has called. */
interface CallCountTable {
  /** A keyed hash. */
  who: string;
  calls: number;
  ends_at: Date;
}

/** A channel that the other side has switched off. */
interface StoppedChannelTable {
  channel: ChannelName;
  /** A digest of the address that it led to. */
  target: string;
  cause: string;
  stopped_at: string;
}

/** How far the clock is known to have been right, and since when it has been behind that. */
interface ClockMarkTable {
  name: "retention" | "behind";
  seen_at: string;
  /** The longest time that has passed without a server, as far as it was believed. */
  longest_pause_seconds: number;
}

export interface Tables {
  leads: LeadTable;
  idempotency_keys: IdempotencyKeyTable;
  spent_captchas: SpentCaptchaTable;
  deliveries: DeliveryTable;
  server_secrets: ServerSecretTable;
  call_counts: CallCountTable;
  stopped_channels: StoppedChannelTable;
  clock_marks: ClockMarkTable;
}
