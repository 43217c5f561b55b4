import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Claim, DeliveryStore, Outcome } from "../store/delivery-store";
import { DeliveryFailure, type Channel } from "./channel";
import { farthestAttemptMs, pauseAfter } from "./retry-pauses";

export interface LaneOptions {
  deliveries: DeliveryStore;
  channel: Channel;
  now: () => Date;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  firstRetryMs: number;
}

/** So many are on their way at once. */
const atOnce = 4;

/** No delivery takes longer. */
const longestDeliveryMs = 60_000;

/** Well beyond the longest delivery, so that nobody takes over what is still on its way. */
const leaseMs = 3 * 60_000;

/** The deliveries of one channel. */
export class Lane {
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private readonly stopping = new AbortController();

  constructor(private readonly options: LaneOptions) {}

  /** Sends all that is due. What falls due meanwhile is sent too. Never throws. */
  sendDue(): Promise<void> {
    this.again = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  async stop(graceMs: number): Promise<void> {
    this.closed = true;
    const timer = setTimeout(() => this.stopping.abort(), graceMs);
    await this.running;
    clearTimeout(timer);
  }

  private async run(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      try {
        await this.sendAll();
      } catch (error) {
        this.options.log.error({ err: error }, "the outbox cannot be read or written; it is tried again");
      }
    }
  }

  private async sendAll(): Promise<void> {
    while (!this.closed) {
      const claims = await this.claim();
      if (claims.length === 0) return;
      await Promise.all(claims.map((claim) => this.send(claim)));
    }
  }

  private async claim(): Promise<Claim[]> {
    const { deliveries, channel, now } = this.options;
    const options = {
      channel: channel.name,
      token: randomUUID(),
      now: now(),
      leaseMs,
      farthestMs: farthestAttemptMs,
      limit: atOnce,
    };
    // An outbox with nothing to do takes no lock and writes nothing.
    return (await deliveries.hasDue(options)) ? deliveries.claim(options) : [];
  }

  private async send(claim: Claim): Promise<void> {
    const { deliveries, log } = this.options;
    const failure = await this.attempt(claim);
    const outcome = this.outcomeOf(claim, failure);
    try {
      await deliveries.settle(claim, outcome);
    } catch (error) {
      log.error(
        { err: error, delivery: claim.id },
        "what became of a delivery could not be stored; it comes again",
      );
      return;
    }
    this.report(claim, outcome, failure);
  }

  private report({ id, attempts }: Claim, { state }: Outcome, failure: DeliveryFailure | undefined): void {
    const { log, channel } = this.options;
    if (!failure) return log.info({ delivery: id, attempts }, "delivered");
    const line = { delivery: id, attempts, cause: failure.message };
    const alarm = { ...line, needsPerson: true };
    if (failure.ends === "channel") {
      this.closed = true;
      log.error(alarm, `${channel.name} is switched off until the next start; what waits for it is kept`);
    } else if (state === "failed") {
      log.error(alarm, "given up: nobody has been told this way, and nothing tries again by itself");
    } else log.warn(line, "not delivered; it is tried again");
  }

  private async attempt({ id, lead }: Claim): Promise<DeliveryFailure | undefined> {
    const limit = new AbortController();
    const end = () => limit.abort(new DeliveryFailure("the server stopped"));
    const timer = setTimeout(
      () => limit.abort(new DeliveryFailure(`no end after ${longestDeliveryMs / 1000} seconds`)),
      longestDeliveryMs,
    ).unref();
    this.stopping.signal.addEventListener("abort", end);
    if (this.stopping.signal.aborted) end();
    try {
      await Promise.race([this.options.channel.deliver(id, lead, limit.signal), rejectsOn(limit.signal)]);
      return undefined;
    } catch (error) {
      if (error instanceof DeliveryFailure) return error;
      // Words of somebody else's may hold the visitor's address.
      return new DeliveryFailure(`unexpected ${(error as Error).name}`, { cause: error });
    } finally {
      clearTimeout(timer);
      this.stopping.signal.removeEventListener("abort", end);
    }
  }

  private outcomeOf({ attempts }: Claim, failure: DeliveryFailure | undefined): Outcome {
    const { now, firstRetryMs } = this.options;
    if (!failure) return { state: "delivered", at: now() };
    const error = failure.message;
    const pause = failure.ends === "delivery" ? undefined : pauseAfter(attempts, firstRetryMs);
    if (pause === undefined) return { state: "failed", error };
    return { state: "waiting", nextTryAt: new Date(now().getTime() + pause), error };
  }
}

const rejectsOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
