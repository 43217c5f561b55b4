import type { EnquiryKind } from "../../content-model/form-fields/forms";

export type ChannelName = "company-mail" | "visitor-mail" | "webhook";

/** Whether a channel sends to unverified addresses. Visitors can type any address, so a failure needs no operator. */
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
  /** Why the lead looks like spam, as a JSON list; null if it does not. */
  signs_of_spam: string | null;
  /** The same as `signs_of_spam`, set by an earlier release that held the lead back. */
  spam: string | null;
  /** When the retention period begins, for leads that came while the clock was behind the latest trusted time. */
  kept_from: string | null;
  /** A digest of the message, to find the same text from other people. */
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
  /** The recipient, if the channel has several; null until one is assigned. */
  recipient: string | null;
  /** Unique; null: no deduplication. */
  deduplication_key: string | null;
  state: "waiting" | "delivered" | "failed";
  attempts: number;
  /** When the next attempt is due; for a claimed delivery, the end of the lease. */
  next_try_at: string;
  /** When `next_try_at` was set. A date in the future means that the clock has been set back since. */
  planned_at: string | null;
  /** The token of the worker that has claimed the delivery. */
  claim: string | null;
  /** Contains no personal data. */
  last_error: string | null;
  created_at: string;
  delivered_at: string | null;
}

/** Used on PostgreSQL only. */
interface ServerSecretTable {
  name: string;
  value: string;
}

/** Used on PostgreSQL only: how often each caller has called. */
interface CallCountTable {
  /** A keyed hash. */
  who: string;
  calls: number;
  ends_at: Date;
}

/** A channel that the receiver has switched off. */
interface StoppedChannelTable {
  channel: ChannelName;
  /** A digest of the receiver's address at that time. */
  target: string;
  cause: string;
  stopped_at: string;
}

/** The latest trusted time, and since when the clock has been behind it. */
interface ClockMarkTable {
  name: "retention" | "behind";
  seen_at: string;
  /** The longest trusted gap without a running server. */
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
