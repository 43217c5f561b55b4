import { Agent, request } from "node:http";
import { textAt } from "../../src/content-model/records";
import type { FuzzCall } from "./calls";

/** Far more than the server needs, even on a busy machine. */
const longestAnswerMs = 10_000;

const stackTrace = /\n\s+at .*:\d+|node_modules|\.[jt]s:\d+/;

/** Makes calls, and counts the answers. */
export class Prober {
  /** Number of each status; 0 if the server ended the connection because of a refused body. */
  readonly statuses = new Map<number, number>();
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly port: number) {}

  /** @throws on a 5xx, a hang, a stack trace or a refusal without a message. */
  async probe(call: FuzzCall): Promise<void> {
    const { status, body } = await this.ask(call);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status >= 500) throw new Error(`answered ${status}: ${body}`);
    if (stackTrace.test(body)) throw new Error(`answered ${status} with a stack trace: ${body}`);
    if (status >= 400 && call.method !== "HEAD") messageOf(body);
  }

  close(): void {
    this.agent.destroy();
  }

  private ask({ method, path, headers, body }: FuzzCall): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const options = { port: this.port, host: "127.0.0.1", agent: this.agent, method, path };
      const call = request(
        { ...options, headers: { ...headers, "content-length": body.length } },
        (answer) => {
          let text = "";
          answer.setEncoding("utf8");
          answer.on("data", (part: string) => (text += part));
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text }));
        },
      );
      call.setTimeout(longestAnswerMs, () => call.destroy(new Error("no answer: it hangs")));
      call.on("error", (error: NodeJS.ErrnoException) =>
        error.code === "ECONNRESET" || error.code === "EPIPE"
          ? resolve({ status: 0, body: "" })
          : reject(error),
      );
      call.end(body, "latin1");
    });
  }
}

const messageOf = (body: string): string => {
  const message = textAt(JSON.parse(body), "_error", "message");
  if (message === undefined) throw new Error(`a refusal without words: ${body}`);
  return message;
};
