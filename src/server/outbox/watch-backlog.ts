import type { FastifyBaseLogger } from "fastify";
import type { ChannelName, DeliveryStore } from "../store/delivery-store";

const minuteMs = 60_000;

/** A mail server that is restarted is back by then. */
const tooOldMs = 60 * minuteMs;

interface Watched {
  deliveries: Pick<DeliveryStore, "backlog">;
  channels: readonly ChannelName[];
  now: () => Date;
  log: Pick<FastifyBaseLogger, "error" | "info">;
  /** For tests, which have no time. */
  everyMs?: number;
}

/** Says once that a channel has delivered nothing for an hour, and once that it does again; the answer ends that. */
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
  // A store that does not answer says so by itself.
  const timer = setInterval(
    () => channels.forEach((each) => void look(each).catch(() => undefined)),
    everyMs,
  );
  timer.unref();
  return () => clearInterval(timer);
};
