import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseMetadataOptions,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TableMetadata,
} from "kysely";
import type { Lease } from "./pool";

interface PostgresDialectOptions {
  lease(): Promise<Lease>;
  begin: string;
  commit: string;
}

/** Kysely on connections that are leased for one query or transaction. */
export const postgresDialect = (options: PostgresDialectOptions): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new LeaseDriver(options),
  createIntrospector: (db) => new OwnSchemaIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** For code that already runs in a transaction, such as migrations: uses its connection. */
export const insideTransaction = (connection: Lease): Dialect => {
  const lease = failingOnce(connection);
  return {
    ...postgresDialect({ lease: async () => lease, begin: "", commit: "" }),
    createAdapter: () => new LockedAdapter(),
  };
};

/**
 * Repeats the first error: PostgreSQL answers every later statement with "transaction is aborted", and Kysely's
 * migrator would report that.
 */
const failingOnce = (lease: Lease): Lease => {
  let failed: Promise<never> | undefined;
  const query: Lease["query"] = (sql, parameters) =>
    failed ?? lease.query(sql, parameters).catch((error: unknown) => (failed = Promise.reject(error)));
  return { ...lease, query };
};

class LockedAdapter extends PostgresAdapter {
  override get supportsTransactionalDdl(): boolean {
    return false;
  }

  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

/** Looks at one schema only, because others may have tables of the same names. */
class OwnSchemaIntrospector extends PostgresIntrospector {
  constructor(private readonly kysely: Kysely<unknown>) {
    super(kysely);
  }

  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    const { rows } = await sql<{ own: string }>`select current_schema() as own`.execute(this.kysely);
    return (await super.getTables(options)).filter(({ schema }) => schema === rows[0]?.own);
  }
}

class LeaseConnection implements DatabaseConnection {
  constructor(readonly lease: Lease) {}

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.lease.query(text, parameters);
    return { rows: rows as Row[], ...(rowCount !== null && { numAffectedRows: BigInt(rowCount) }) };
  }

  // eslint-disable-next-line require-yield -- long lists are read in pages
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Read in pages: a connection is leased for a short time.");
  }
}

class LeaseDriver implements Driver {
  constructor(private readonly options: PostgresDialectOptions) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LeaseConnection> {
    return new LeaseConnection(await this.options.lease());
  }

  async beginTransaction({ lease }: LeaseConnection): Promise<void> {
    await lease.query(this.options.begin, []);
  }

  async commitTransaction({ lease }: LeaseConnection): Promise<void> {
    await lease.query(this.options.commit, []);
  }

  /** Ignores failures: if the connection is lost the server rolls back, and only the first error names the cause. */
  async rollbackTransaction({ lease }: LeaseConnection): Promise<void> {
    if (lease.isUsable()) await lease.query("rollback", []).catch(() => undefined);
  }

  async releaseConnection({ lease }: LeaseConnection): Promise<void> {
    lease.release();
  }

  async destroy(): Promise<void> {}
}
