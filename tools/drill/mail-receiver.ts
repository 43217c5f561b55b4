import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Manner = "takes" | "hangs" | "refuses";

/** A mail server that behaves as it is told; on one port, also while it refuses connections. */
export class MailReceiver {
  /** `7K3MQ-X9TBD-company-mail to sales@kiln.co`, as often as they were taken. */
  readonly taken: string[] = [];
  /** Whose mails get what answer. */
  refused: { address: string; code: number } | undefined;
  /** How many of the next mails get a 4xx answer. */
  deferred = 0;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(readonly port: number) {}

  static async open(): Promise<MailReceiver> {
    const probe = createServer().listen(0, "127.0.0.1");
    await once(probe, "listening");
    const { port } = probe.address() as AddressInfo;
    probe.close();
    const receiver = new MailReceiver(port);
    await receiver.behave("takes");
    return receiver;
  }

  async behave(manner: Manner): Promise<void> {
    await this.close();
    if (manner === "refuses") return;
    const smtp = this.smtp();
    const hears = smtp.server.listeners("connection");
    if (manner === "hangs") smtp.server.removeAllListeners("connection");
    smtp.server.on("connection", (socket: Socket) => {
      this.sockets.add(socket);
      socket.on("error", () => undefined).once("close", () => this.sockets.delete(socket));
    });
    this.server = smtp.server as Server;
    if (hears.length === 0)
      throw new Error("smtp-server takes connections in another way than the drill thinks");
    smtp.listen(this.port, "127.0.0.1");
    await once(smtp.server, "listening");
  }

  async close(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    const closed = once(server, "close");
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private smtp(): SMTPServer {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        const code = this.refused?.address === address ? this.refused.code : undefined;
        done(code ? Object.assign(new Error("Not this one"), { responseCode: code }) : undefined);
      },
      onData: (stream, { envelope }, done) => {
        const take = (mail: string) => {
          if (this.deferred > 0) {
            this.deferred -= 1;
            return done(Object.assign(new Error("Try later"), { responseCode: 451 }));
          }
          const id = /^Message-ID: <(.*)@/im.exec(mail)?.[1] ?? "without an id";
          for (const { address } of envelope.rcptTo) this.taken.push(`${id} to ${address}`);
          done();
        };
        // A client that is killed cuts its mail off.
        text(stream).then(take, done);
      },
    });
    smtp.on("error", () => undefined);
    return smtp;
  }
}
