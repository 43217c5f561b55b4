import type { FastifyBaseLogger } from "fastify";
import { textAt } from "../../content-model/records";
import type { Claim, DeliveryStore, Outcome } from "../store/delivery-store";
import { newToken } from "../store/left-behind";
import { isToStrangers } from "../store/schema";
import type { DeliveryTarget } from "../store/stopped-channels";
import { DeliveryFailure, type Channel } from "./channel";

const longestPauseMs = 6 * 60 * 60 * 1000;
const giveUpAfterMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The pause after this many attempts: doubled each time, up to 6 hours. Undefined once the pauses add up to 7
 * days. Only pauses count, so that downtime or a clock change costs no attempts.
 */
export const pauseAfter = (attempts: number, firstMs: number): number | undefined => {
  let pause = Math.min(firstMs, longestPauseMs);
  let waited = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    waited += pause;
    if (waited >= giveUpAfterMs) return undefined;
    pause = Math.min(pause * 2, longestPauseMs);
  }
  return pause;
};

export interface ChannelWorkerOptions {
  deliveries: DeliveryStore;
  channel: Channel;
  now: () => Date;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  firstRetryMs: number;
}

/** How many deliveries run at the same time, slow ones not counted. */
const atOnce = 4;

/** A delivery that takes longer counts as slow, so that another one may begin. */
const slowAfterMs = 2000;

/** How many deliveries, slow ones included, run at the same time. Mail servers accept about 50 connections per address. */
const mostAtOnce = 20;

/** Renewed while a delivery runs, so that another server takes over only abandoned deliveries. */
const leaseMs = 3 * 60_000;

/** Sends the deliveries of one channel. */
export class ChannelWorker {
  private looking = Promise.resolve();
  private again = false;
  private readonly sending = new Map<string, Promise<void>>();
  private slow = 0;
  private closed = false;
  private isAnnounced = false;
  private readonly stopping = new AbortController();

  constructor(private readonly options: ChannelWorkerOptions) {}

  private get target(): DeliveryTarget {
    const { name, target = "" } = this.options.channel;
    return { channel: name, target };
  }

  /** Logs once that the receiver had switched the channel off earlier. */
  private async announce(): Promise<void> {
    if (this.isAnnounced) return;
    const { deliveries, log } = this.options;
    await deliveries.stops.dropOthers(this.target);
    const stop = await deliveries.stops.find(this.target);
    if (stop) log.error({ cause: stop.cause, since: stop.stoppedAt, needsPerson: true }, this.switchedOff);
    this.isAnnounced = true;
  }

  private get switchedOff(): string {
    return (
      `${this.options.channel.name} is switched off; what waits for it is kept. A new address of the other side, ` +
      "or `npm run leads -- --replay failed`, switches it on again"
    );
  }

  /** Sends everything that is due, including what becomes due meanwhile. Never throws. */
  async sendDue(): Promise<void> {
    this.look();
    let seen: Promise<void>;
    do {
      seen = this.looking;
      await Promise.all([seen, ...this.sending.values()]);
    } while (seen !== this.looking || this.sending.size > 0);
  }

  async stop(graceMs: number): Promise<void> {
    this.closed = true;
    const timer = setTimeout(() => this.stopping.abort(new DeliveryFailure("the server stopped")), graceMs);
    await this.sendDue();
    clearTimeout(timer);
  }

  /** Starts due deliveries up to the limit. Each delivery that ends looks for more. */
  private look(): void {
    this.again = true;
    this.looking = this.looking.then(() => this.begin());
  }

  private get room(): number {
    return Math.min(atOnce - (this.sending.size - this.slow), mostAtOnce - this.sending.size);
  }

  private async begin(): Promise<void> {
    if (!this.again || this.closed || this.room <= 0) return;
    this.again = false;
    try {
      await this.announce();
      for (const claim of await this.claim()) {
        const sent = this.send(claim).then(() => {
          this.sending.delete(claim.id);
          this.look();
        });
        this.sending.set(claim.id, sent);
      }
    } catch (error) {
      this.options.log.error({ err: error }, "the outbox cannot be read or written; it is tried again");
    }
  }

  private async claim(): Promise<Claim[]> {
    const { deliveries, now } = this.options;
    const options = {
      ...this.target,
      token: newToken(),
      now: now(),
      leaseMs,
      limit: this.room,
      inHands: [...this.sending.keys()],
      recipientsOf: this.options.channel.recipientsOf,
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
        await deliveries.stops.stop(this.target, { cause: failure.message, stoppedAt: now() });
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
    else if (state === "waiting") log.warn(line, "not delivered; it is tried again");
    else if (isToStrangers(this.options.channel.name)) log.warn(line, "the visitor gets no confirmation");
    else log.error(alarm, "given up: nobody has been told this way, and nothing tries again by itself");
  }

  private async attempt(claim: Claim): Promise<DeliveryFailure | undefined> {
    const { channel } = this.options;
    const { timeLimitMs } = channel;
    const limit = new AbortController();
    const signal = AbortSignal.any([limit.signal, this.stopping.signal]);
    const timer = setTimeout(
      () => limit.abort(new DeliveryFailure(`no end within ${timeLimitMs / 1000} seconds`)),
      timeLimitMs,
    ).unref();
    const renewal = setInterval(() => void this.renew(claim), leaseMs / 3).unref();
    let isSlow = false;
    const slowness = setTimeout(() => {
      isSlow = true;
      this.slow += 1;
      this.look();
    }, slowAfterMs).unref();
    try {
      const delivered = channel.deliver(claim.id, claim.lead, signal, claim.recipient);
      await Promise.race([delivered, rejectsOn(signal)]);
      return undefined;
    } catch (error) {
      if (error instanceof DeliveryFailure) return error;
      // The message of an unknown error may contain the visitor's address.
      return new DeliveryFailure(`unexpected ${textAt(error, "name")}`, { cause: error });
    } finally {
      clearTimeout(timer);
      clearInterval(renewal);
      clearTimeout(slowness);
      if (isSlow) this.slow -= 1;
    }
  }

  private async renew(claim: Claim): Promise<void> {
    const { deliveries, now, log } = this.options;
    await deliveries.renew(claim, now(), leaseMs).catch((err: unknown) => {
      log.warn({ err, delivery: claim.id }, "a lease could not be renewed; the delivery may come twice");
    });
  }

  private outcomeOf({ attempts }: Claim, failure: DeliveryFailure | undefined): Outcome {
    const { now, firstRetryMs } = this.options;
    if (!failure) return { state: "delivered", at: now() };
    const error = failure.message;
    const pause = failure.ends === "delivery" ? undefined : pauseAfter(attempts, firstRetryMs);
    if (pause === undefined) return { state: "failed", error };
    const wait = Math.max(pause, Math.min(failure.notBeforeMs, longestPauseMs));
    const at = now();
    return { state: "waiting", at, nextTryAt: new Date(at.getTime() + wait), error };
  }
}

const rejectsOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
