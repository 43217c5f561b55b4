import type { ChannelName } from "../store/delivery-store";
import type { Lead } from "../store/lead-row";

/** One way out, such as mail to the company. */
export interface Channel {
  name: ChannelName;
  /** Makes out where it leads, when the other side can switch it off. */
  target?: string;
  /**
   * Delivers, and resolves once the other side has taken it. The same id may come again: it did, or nobody knows.
   * @throws DeliveryFailure, whose words may stand in the log.
   */
  deliver(id: string, lead: Lead, signal: AbortSignal): Promise<void>;
}

interface FailureOptions extends ErrorOptions {
  /** `delivery`: trying again is of no use. `channel`: nothing more may be sent this way. */
  ends?: "delivery" | "channel";
  /** The other side wants no further attempt before. */
  notBeforeMs?: number;
}

/** Why a delivery failed, in words without personal data. */
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
