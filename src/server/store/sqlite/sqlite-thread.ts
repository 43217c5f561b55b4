import path from "node:path";
import { Worker } from "node:worker_threads";
import { StoreFailure, withTimeout } from "../store-failure";
import { retryWhileLocked } from "../retry-while";

export interface Question {
  id: number;
  /** The connection for the query. */
  role: "read" | "write";
  /** `control` begins, commits or rolls back. */
  kind: "control" | "statement";
  sql: string;
  parameters: readonly unknown[];
  /** Whether the query belongs to a transaction; it is refused if that has ended. */
  inTransaction: boolean;
}

interface StatementResult {
  rows?: Record<string, unknown>[];
  changes?: number;
}

interface ThreadAnswer {
  id: number;
  result?: StatementResult;
  failure?: { message: string; code?: string };
}

interface Waiting {
  resolve(result: StatementResult | undefined): void;
  reject(failure: StoreFailure): void;
}

/** Sends queries to the thread that owns the SQLite file. A thread that has died is replaced at the next query. */
export class SqliteThread {
  private worker: Worker | undefined;
  private lastId = 0;
  private hasEnded = false;
  private readonly waiting = new Map<number, Waiting>();
  private asked: Question[] = [];

  /** @param patienceMs how long a read waits for a lock or the disk; writers have a time limit of their own. */
  constructor(
    private readonly file: string,
    private readonly patienceMs: number,
  ) {}

  ask(question: Omit<Question, "id">): Promise<StatementResult | undefined> {
    return question.role === "read"
      ? withTimeout(
          this.patienceMs,
          retryWhileLocked(this.patienceMs, () => this.askOnce(question)),
        )
      : this.askOnce(question);
  }

  /** Ends the thread; pending and later queries are rejected. */
  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker?.terminate();
  }

  private askOnce(question: Omit<Question, "id">): Promise<StatementResult | undefined> {
    if (this.hasEnded) return Promise.reject(new StoreFailure("The store is closed."));
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // Queries of the same tick share one message, because a message costs more than most queries.
      if (this.asked.push({ ...question, id }) === 1) process.nextTick(() => this.send());
    });
  }

  private send(): void {
    this.worker ??= this.start();
    // Keeps the process alive only while an answer is due.
    this.worker.ref();
    this.worker.postMessage(this.asked.splice(0));
  }

  private start(): Worker {
    // Plain JavaScript in the source too, because a TypeScript loader would triple the start time.
    const worker = new Worker(path.join(__dirname, "thread.js"), {
      workerData: { file: this.file },
      execArgv: [],
    });
    worker.on("message", (answers: ThreadAnswer[]) => {
      for (const { id, result, failure } of answers) {
        const waiting = this.waiting.get(id);
        this.waiting.delete(id);
        if (failure) waiting?.reject(new StoreFailure(failure.message, failure.code));
        else waiting?.resolve(result);
      }
      if (this.waiting.size === 0) worker.unref();
    });
    let cause: Error | undefined;
    worker.on("error", (error: Error) => (cause = error));
    worker.on("exit", () => {
      if (this.worker === worker) this.worker = undefined;
      const [reason = ""] = cause?.message.split("\n") ?? [];
      const text = `The thread that owns the store has ended${reason && `: ${reason}`}.`;
      const failure = new StoreFailure(text, undefined, { cause });
      for (const { reject } of this.waiting.values()) reject(failure);
      this.waiting.clear();
    });
    return worker;
  }
}
