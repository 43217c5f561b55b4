import type { FastifyBaseLogger } from "fastify";
import type { DeliveryStore } from "../store/delivery-store";
import { isToStrangers, type ChannelName } from "../store/schema";

const minuteMs = 60_000;

/** Longer than a mail server's restart. */
const tooOldMs = 60 * minuteMs;

interface Watched {
  deliveries: Pick<DeliveryStore, "backlog">;
  channels: readonly ChannelName[];
  now: () => Date;
  log: Pick<FastifyBaseLogger, "error" | "info">;
  /** Shorter in tests. */
  everyMs?: number;
}

/**
 * Logs once when a channel has delivered nothing for an hour, and once when it delivers again. Returns a function that
 * stops this.
 */
export const watchBacklog = (watched: Watched): (() => void) => {
  const { deliveries, channels, now, log, everyMs = minuteMs } = watched;
  const late = new Set<ChannelName>();
  const look = async (channel: ChannelName) => {
    const { waiting, createdAt } = await deliveries.backlog([channel]);
    const ageMs = createdAt ? now().getTime() - createdAt.getTime() : 0;
    if (ageMs > tooOldMs === late.has(channel)) return;
    const line = { channel, waiting, oldestSeconds: Math.max(0, Math.floor(ageMs / 1000)) };
    if (late.delete(channel)) return log.info(line, "deliveries are on time again");
    late.add(channel);
    log.error({ ...line, needsPerson: true }, "a delivery has waited for more than an hour");
  };
  const watchedChannels = channels.filter((channel) => !isToStrangers(channel));
  // The store logs its own failures.
  const timer = setInterval(
    () => watchedChannels.forEach((each) => void look(each).catch(() => undefined)),
    everyMs,
  );
  timer.unref();
  return () => clearInterval(timer);
};
