import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver of webhooks on a fixed port, which it keeps while it is down. */
export class HookReceiver {
  /** Ids of all received calls, repetitions included. */
  readonly taken: string[] = [];
  /** Number of calls answered with 500. */
  failures = 0;
  /** Number of next calls to fail. */
  failing = 0;
  /** Number of next calls to leave unanswered. */
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
