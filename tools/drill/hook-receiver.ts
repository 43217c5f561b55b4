import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A program that takes webhooks, on one port, also while it is down. */
export class HookReceiver {
  /** Ids, as often as they were taken. */
  readonly taken: string[] = [];
  /** How many calls came while it answered 500. */
  failures = 0;
  /** How many of the next calls fail. */
  failing = 0;
  /** How many of the next calls get no answer. */
  hanging = 0;
  private server: Server | undefined;

  private constructor(private port: number) {}

  static async open(): Promise<HookReceiver> {
    const receiver = new HookReceiver(0);
    await receiver.up();
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/enquiries`;
  }

  async up(): Promise<void> {
    if (this.server) return;
    this.server = createServer((request, response) => {
      request.resume().once("end", () => {
        if (this.hanging > 0) {
          this.hanging -= 1;
          return;
        }
        const fails = this.failing > 0;
        if (fails) {
          this.failing -= 1;
          this.failures += 1;
        } else this.taken.push(String(request.headers["webhook-id"]));
        response.writeHead(fails ? 500 : 204).end();
      });
    }).listen(this.port, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as AddressInfo).port;
  }

  async down(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }
}
