import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Claim, DeliveryStore, Outcome } from "../store/delivery-store";
import type { WayOut } from "../store/stopped-channels";
import { DeliveryFailure, type Channel } from "./channel";
import { farthestAttemptMs, longestPauseMs, pauseAfter } from "./retry-pauses";

export interface LaneOptions {
  deliveries: DeliveryStore;
  channel: Channel;
  now: () => Date;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  firstRetryMs: number;
}

/** How many deliveries run at the same time. */
const atOnce = 4;

/** Time limit of one delivery. */
const longestDeliveryMs = 60_000;

/** Much longer than a delivery's time limit, so that no other server takes over a delivery that still runs. */
const leaseMs = 3 * 60_000;

/** The deliveries of one channel. */
export class Lane {
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private isAnnounced = false;
  private readonly stopping = new AbortController();

  constructor(private readonly options: LaneOptions) {}

  private get way(): WayOut {
    const { name, target = "" } = this.options.channel;
    return { channel: name, target };
  }

  /** Logs once that the receiver had switched the channel off earlier. */
  private async announce(): Promise<void> {
    if (this.isAnnounced) return;
    const { deliveries, log } = this.options;
    await deliveries.stops.dropOthers(this.way);
    const stop = await deliveries.stops.find(this.way);
    if (stop) log.error({ cause: stop.cause, since: stop.stoppedAt, needsPerson: true }, this.switchedOff);
    this.isAnnounced = true;
  }

  private get switchedOff(): string {
    return (
      `${this.options.channel.name} is switched off; what waits for it is kept. A new address of the other side, ` +
      "or `npm run leads -- --replay failed`, switches it on again"
    );
  }

  /** Sends everything that is due, and what becomes due meanwhile. Never throws. */
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
        await this.announce();
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
    const { deliveries, now } = this.options;
    const options = {
      ...this.way,
      token: randomUUID(),
      now: now(),
      leaseMs,
      farthestMs: farthestAttemptMs,
      limit: atOnce,
    };
    // Reading first takes no lock, so an idle outbox never blocks a write.
    return (await deliveries.hasDue(options)) ? deliveries.claim(options) : [];
  }

  private async send(claim: Claim): Promise<void> {
    const { deliveries, log, now } = this.options;
    const failure = await this.attempt(claim);
    const outcome = this.outcomeOf(claim, failure);
    try {
      await deliveries.settle(claim, outcome);
      if (failure?.ends === "channel")
        await deliveries.stops.stop(this.way, { cause: failure.message, stoppedAt: now() });
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
    const { log } = this.options;
    if (!failure) return log.info({ delivery: id, attempts }, "delivered");
    const line = { delivery: id, attempts, cause: failure.message };
    const alarm = { ...line, needsPerson: true };
    if (failure.ends === "channel") log.error(alarm, this.switchedOff);
    else if (state === "failed") {
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
      // The message of a foreign error may contain the visitor's address.
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
    const wait = Math.max(pause, Math.min(failure.notBeforeMs, longestPauseMs));
    return { state: "waiting", nextTryAt: new Date(now().getTime() + wait), error };
  }
}

const rejectsOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
