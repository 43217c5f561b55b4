import type { RecipientsOf } from "../store/delivery-recipients";
import type { Lead } from "../store/lead-row";
import type { ChannelName } from "../store/schema";

/** A way to deliver leads, such as mail to the company. */
export interface Channel {
  name: ChannelName;
  /** Identifies the receiver, for channels that the receiver can switch off. */
  target?: string;
  /** Recipients, if the channel may have several: each gets a delivery of their own. */
  recipientsOf?: RecipientsOf;
  timeLimitMs: number;
  /**
   * Delivers, and resolves when the receiver has accepted. The same id may be delivered again, if it is unknown whether
   * the first attempt arrived.
   * @throws DeliveryFailure; its message may be logged.
   */
  deliver(id: string, lead: Lead, signal: AbortSignal, recipient?: string): Promise<void>;
}

interface FailureOptions extends ErrorOptions {
  /** `delivery`: the receiver will never accept this delivery. `channel`: the receiver has switched the channel off. */
  ends?: "delivery" | "channel";
  /** Milliseconds until the receiver wants a further attempt. */
  notBeforeMs?: number;
}

/** Why a delivery failed. The message contains no personal data. */
export class DeliveryFailure extends Error {
  readonly ends: FailureOptions["ends"];
  readonly notBeforeMs: number;

  constructor(message: string, { ends, notBeforeMs = 0, ...options }: FailureOptions = {}) {
    super(message, options);
    this.name = "DeliveryFailure";
    this.ends = ends;
    this.notBeforeMs = notBeforeMs;
  }
}
