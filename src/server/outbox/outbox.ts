import type { LeadStore } from "../store/lead-store";
import type { ChannelName } from "../store/schema";
import type { Channel } from "./channel";
import { ChannelWorker, type ChannelWorkerOptions } from "./channel-worker";
import type { ServerContent } from "../content";
import type { ServerConfig } from "../env";
import { mailChannels } from "./mail/mail-channels";
import { webhookChannel } from "./webhook/webhook-channel";

export const openChannels = (
  { mail, webhook, siteUrl }: Pick<ServerConfig, "mail" | "webhook" | "siteUrl">,
  content: ServerContent,
  now: () => Date,
): Channel[] => [
  ...(mail ? mailChannels(mail, content, siteUrl) : []),
  ...(webhook ? [webhookChannel(webhook, now)] : []),
];

interface OutboxOptions extends Pick<ChannelWorkerOptions, "now" | "firstRetryMs"> {
  store: LeadStore;
  channels: readonly Channel[];
}

/** How often the outbox looks for retries, and for deliveries that another server abandoned. */
const lookEveryMs = 5000;

/** How long a stopping server waits for running deliveries, so that a hanging mail server cannot block the stop. */
const defaultGraceMs = 5000;

/** Sends the stored deliveries of each channel. A channel that hangs does not delay the others. */
export class Outbox {
  /** Each lead gets one delivery per channel. */
  readonly channels: readonly ChannelName[];
  private workers: readonly ChannelWorker[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: OutboxOptions) {
    this.channels = options.channels.map(({ name }) => name);
  }

  start(log: ChannelWorkerOptions["log"]): void {
    const { store, channels, now, firstRetryMs } = this.options;
    const { deliveries } = store;
    if (channels.length === 0) return;
    this.workers = channels.map(
      (channel) => new ChannelWorker({ deliveries, channel, now, log, firstRetryMs }),
    );
    this.timer = setInterval(() => this.wake(), lookEveryMs).unref();
    this.wake();
  }

  /** Called when a delivery may be due. Never throws or waits. */
  wake(): void {
    if (this.timer) void this.sendDue();
  }

  /** Sends all that is due now. Never throws. */
  async sendDue(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.sendDue()));
  }

  /**
   * Starts no more deliveries and waits for running ones up to the grace period. Aborted deliveries are retried later.
   */
  async stop(graceMs: number = defaultGraceMs): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await Promise.all(this.workers.map((worker) => worker.stop(graceMs)));
  }
}
