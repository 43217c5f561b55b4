import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { SqliteThread, Question } from "./sqlite-thread";

/** Kysely on one of the thread's connections. The writing connection runs one transaction at a time. */
export const threadDialect = (thread: SqliteThread, role: Question["role"]): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new ThreadDriver(thread, role),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite can roll back schema changes, which Kysely does not assume. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The thread's one connection for reading or for writing. */
class ThreadDriver implements Driver, DatabaseConnection {
  private inTransaction = false;

  constructor(
    private readonly thread: SqliteThread,
    private readonly role: Question["role"],
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  /** Takes the write lock at once, because a transaction that asks for it later may be refused halfway. */
  async beginTransaction(): Promise<void> {
    await this.control("begin immediate");
    this.inTransaction = true;
  }

  async commitTransaction(): Promise<void> {
    this.inTransaction = false;
    await this.control("commit");
  }

  async rollbackTransaction(): Promise<void> {
    this.inTransaction = false;
    await this.control("rollback");
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { thread, role } = this;
    const inTransaction = this.inTransaction;
    const result = await thread.ask({ kind: "statement", role, sql, parameters, inTransaction });
    return {
      rows: (result?.rows ?? []) as Row[],
      ...(result?.changes !== undefined && { numAffectedRows: BigInt(result.changes) }),
    };
  }

  // eslint-disable-next-line require-yield -- long lists are read in pages
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Read in pages: a statement that stays open keeps the file from being tidied.");
  }

  private async control(sql: string): Promise<void> {
    await this.thread.ask({ kind: "control", role: this.role, sql, parameters: [], inTransaction: false });
  }
}
