import type { RecipientsOf } from "../store/delivery-recipients";
import type { Lead } from "../store/lead-row";
import type { ChannelName } from "../store/schema";

/** A way to deliver leads, such as mail to the company. */
export interface Channel {
  name: ChannelName;
  /** Identifies the receiver, where the receiver can switch the channel off. */
  target?: string;
  /** Whom it tells, where that may be several: each gets a delivery of their own. */
  recipientsOf?: RecipientsOf;
  /** No delivery runs for longer. */
  timeLimitMs: number;
  /**
   * Delivers, and resolves when the receiver has accepted. The same id may be delivered again, when it is unknown whether
   * the first attempt arrived.
   * @throws DeliveryFailure; its message may be logged.
   */
  deliver(id: string, lead: Lead, signal: AbortSignal, recipient?: string): Promise<void>;
}

interface FailureOptions extends ErrorOptions {
  /** `delivery`: the receiver will never take this one. `channel`: send nothing more through this channel. */
  ends?: "delivery" | "channel";
  /** The receiver asks for no other attempt before this moment. */
  notBeforeMs?: number;
}

/** Why a delivery failed. The message has no personal data. */
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
