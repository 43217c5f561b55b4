import type { ChannelName } from "../store/delivery-store";
import type { LeadStore } from "../store/lead-store";
import type { Channel } from "./channel";
import { Lane, type LaneOptions } from "./lane";

interface OutboxOptions extends Pick<LaneOptions, "now" | "firstRetryMs"> {
  store: LeadStore;
  channels: readonly Channel[];
}

/** How often it looks for what is due again, or was left by another server. */
const lookEveryMs = 5000;

/** What a server that stops gives to deliveries on their way; a mail server that hangs is not waited for. */
const defaultGraceMs = 5000;

/** Sends what the store holds for each channel. A channel that hangs keeps no other waiting. */
export class Outbox {
  /** Each lead gets a delivery for each of them. */
  readonly channels: readonly ChannelName[];
  private lanes: readonly Lane[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: OutboxOptions) {
    this.channels = options.channels.map(({ name }) => name);
  }

  start(log: LaneOptions["log"]): void {
    const { store, channels, now, firstRetryMs } = this.options;
    const { deliveries } = store;
    if (channels.length === 0) return;
    this.lanes = channels.map((channel) => new Lane({ deliveries, channel, now, log, firstRetryMs }));
    this.timer = setInterval(() => this.wake(), lookEveryMs).unref();
    this.wake();
  }

  /** There may be something to send. Never throws, never waits. */
  wake(): void {
    if (this.timer) void this.sendDue();
  }

  /** Sends all that is due now. Never throws. */
  async sendDue(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.sendDue()));
  }

  /** Takes nothing more; what is on its way has the grace to end, and is tried again later when it does not. */
  async stop(graceMs: number = defaultGraceMs): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await Promise.all(this.lanes.map((lane) => lane.stop(graceMs)));
  }
}
