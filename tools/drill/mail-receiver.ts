import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { recipients } from "./recipients";

type Manner = "takes" | "hangs" | "refuses";

/** A mail server with adjustable behaviour, on a fixed port, which it keeps while it refuses connections. */
export class MailReceiver {
  /** Such as `7K3MQ-X9TBD-company-mail to sales@kiln.co`, repetitions included. */
  readonly taken: string[] = [];
  /** A recipient whose mails are refused, and the status for them. */
  refused: { address: string; code: number } | undefined;
  /** Number of next mails to answer with 4xx. */
  deferred = 0;
  /** Delay of the greeting, and of the answer to a whole mail. */
  greetsAfterMs = 0;
  answersAfterMs = 0;
  /** Status for visitors' mails, and the step that gets it. */
  refusesVisitors: { at: "RCPT" | "DATA"; code: number } | undefined;
  readonly refusedVisitors = new Set<string>();
  /** Names in the greetings of clients. */
  readonly greetings = new Set<string>();
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

  private refuses(address: string, at: "RCPT" | "DATA"): number | undefined {
    if (this.refusesVisitors?.at !== at || (recipients as readonly string[]).includes(address))
      return undefined;
    this.refusedVisitors.add(address);
    return this.refusesVisitors.code;
  }

  private smtp(): SMTPServer {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      logger: false,
      onConnect: (_session, done) => void setTimeout(done, this.greetsAfterMs),
      onMailFrom: (_address, { hostNameAppearsAs }, done) => {
        this.greetings.add(hostNameAppearsAs);
        done();
      },
      onRcptTo: ({ address }, _session, done) => {
        const code = this.refused?.address === address ? this.refused.code : this.refuses(address, "RCPT");
        done(code ? Object.assign(new Error("Not this one"), { responseCode: code }) : undefined);
      },
      onData: (stream, { envelope }, done) => {
        const take = (mail: string) => {
          if (this.deferred > 0) {
            this.deferred -= 1;
            return done(Object.assign(new Error("Try later"), { responseCode: 451 }));
          }
          const refusal = envelope.rcptTo.map(({ address }) => this.refuses(address, "DATA")).find(Boolean);
          if (refusal) return done(Object.assign(new Error("Not this one"), { responseCode: refusal }));
          const id = /^Message-ID: <(.*)@/im.exec(mail)?.[1] ?? "without an id";
          for (const { address } of envelope.rcptTo) this.taken.push(`${id} to ${address}`);
          setTimeout(done, this.answersAfterMs);
        };
        // A killed client cuts off its mail.
        text(stream).then(take, done);
      },
    });
    smtp.on("error", () => undefined);
    return smtp;
  }
}
