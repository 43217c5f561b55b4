import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { testContent } from "../../__tests__/server/support/content";
import { DrilledServer, leads } from "./drilled-server";
import { captchaSecret, newEnquiries, send, testAgain, type Enquiry } from "./enquiries";
import type { Engine } from "./engine";
import { HookReceiver } from "./hook-receiver";
import { MailReceiver } from "./mail-receiver";
import { recipients } from "./recipients";

const minuteMs = 60_000;
/** Deliveries that hang end within a minute. */
const longestStandstillMs = 120_000;

/** A server with a database, a mail server and a webhook receiver. */
export class Place {
  readonly enquiries: Enquiry[] = [];
  server!: DrilledServer;
  private shiftMs = 0;
  private readonly logs: DrilledServer["lines"][] = [];

  private constructor(
    private readonly folder: string,
    readonly engine: Engine,
    readonly mail: MailReceiver,
    readonly hook: HookReceiver,
  ) {}

  static async open(openEngine: (folder: string) => Promise<Engine>): Promise<Place> {
    const folder = mkdtempSync(join(tmpdir(), "drill-"));
    mkdirSync(join(folder, "dist"));
    writeFileSync(join(folder, "dist/content.json"), JSON.stringify(testContent()));
    const place = new Place(
      folder,
      await openEngine(folder),
      await MailReceiver.open(),
      await HookReceiver.open(),
    );
    place.shiftClock(0);
    return place;
  }

  private get env(): Record<string, string> {
    return {
      CAPTCHA_SECRET: captchaSecret,
      RATE_LIMIT_MAX: "1000000",
      SMTP_URL: `smtp://127.0.0.1:${this.mail.port}`,
      MAIL_FROM: "website@kiln.co",
      MAIL_TO: recipients.join(),
      MAIL_CONFIRM: "yes",
      WEBHOOK_URL: this.hook.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString("base64")}`,
      WEBHOOK_ALLOW_PRIVATE: "yes",
      DELIVERY_FIRST_RETRY_SECONDS: "1",
      METRICS_PORT: "0",
      ...this.engine.env,
    };
  }

  async start(): Promise<void> {
    this.server = await DrilledServer.start(this.folder, this.env);
    // The server keeps adding lines to this array.
    this.logs.push(this.server.lines);
  }

  /** Logged errors that may need an operator. */
  get cries(): string[] {
    return this.logs.flat().flatMap(({ level, msg }) => (level >= 50 ? [msg] : []));
  }

  /** The server's time. */
  get now(): Date {
    return new Date(Date.now() + this.shiftMs);
  }

  shiftClock(ms: number): void {
    this.shiftMs = ms;
    writeFileSync(join(this.folder, "clock"), String(ms));
  }

  passTime(ms: number): void {
    this.shiftClock(this.shiftMs + ms);
  }

  /** Sends new enquiries at once, and returns their statuses. */
  async enquire(count: number): Promise<number[]> {
    const added = await newEnquiries(count, this.now);
    this.enquiries.push(...added);
    return Promise.all(added.map((enquiry) => send(this.server.origin, enquiry)));
  }

  /** Sends unacknowledged enquiries again, as visitors with a stored draft do. */
  async resend(): Promise<number[]> {
    const open = this.enquiries.filter(({ reference }) => reference === undefined);
    await Promise.all(open.map((enquiry) => testAgain(enquiry, this.now)));
    return Promise.all(open.map((enquiry) => send(this.server.origin, enquiry)));
  }

  async isUp(): Promise<boolean> {
    return (await fetch(`${this.server.origin}/api/health`, { signal: AbortSignal.timeout(20_000) })).ok;
  }

  /** Number of waiting deliveries; NaN while the store does not answer. */
  private async waiting(): Promise<number> {
    const figures = (await this.server.metrics()).match(/^outbox_waiting\{.*$/gm);
    return figures ? figures.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0) : NaN;
  }

  /** Waits until everything is delivered; `fast` speeds up the server's clock meanwhile. */
  async settle(fast = true): Promise<void> {
    let fewest = Infinity;
    for (let until = 0; ; await sleep(500)) {
      const waiting = await this.waiting();
      if (waiting === 0) return;
      if (waiting < fewest) until = Date.now() + longestStandstillMs;
      fewest = Math.min(fewest, waiting);
      if (Date.now() > until) throw new Error(`${waiting} deliveries still wait`);
      if (fast) this.passTime(2 * minuteMs);
    }
  }

  /** The leads or the outbox, read with the operators' command. */
  async list(...args: string[]): Promise<unknown[]> {
    return z.array(z.unknown()).parse(JSON.parse(await leads(this.folder, this.env, "--json", ...args)));
  }

  async close(): Promise<void> {
    await this.server?.end("SIGKILL");
    await Promise.all([this.mail.close(), this.hook.down()]);
    await this.engine.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
