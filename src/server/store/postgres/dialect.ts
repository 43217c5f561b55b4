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
import type { PooledConnection } from "./pool";

interface PostgresDialectOptions {
  acquire(): Promise<PooledConnection>;
  begin: string;
  commit: string;
}

/** Kysely on connections that are taken for one query or transaction. */
export const postgresDialect = (options: PostgresDialectOptions): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PooledDriver(options),
  createIntrospector: (db) => new OwnSchemaIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** For code that already runs in a transaction, such as migrations: uses its connection. */
export const insideTransaction = (connection: PooledConnection): Dialect => {
  const repeating = failingOnce(connection);
  return {
    ...postgresDialect({ acquire: async () => repeating, begin: "", commit: "" }),
    createAdapter: () => new LockedAdapter(),
  };
};

/**
 * Repeats the first error: PostgreSQL answers every later statement with "transaction is aborted", and Kysely's
 * migrator would report that.
 */
const failingOnce = (connection: PooledConnection): PooledConnection => {
  let failed: Promise<never> | undefined;
  const query: PooledConnection["query"] = (sql, parameters) =>
    failed ?? connection.query(sql, parameters).catch((error: unknown) => (failed = Promise.reject(error)));
  return { ...connection, query };
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

class KyselyConnection implements DatabaseConnection {
  constructor(readonly connection: PooledConnection) {}

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.connection.query(text, parameters);
    return { rows: rows as Row[], ...(rowCount !== null && { numAffectedRows: BigInt(rowCount) }) };
  }

  // eslint-disable-next-line require-yield -- long lists are read in pages
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Read in pages: a connection is held for a short time.");
  }
}

class PooledDriver implements Driver {
  constructor(private readonly options: PostgresDialectOptions) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<KyselyConnection> {
    return new KyselyConnection(await this.options.acquire());
  }

  async beginTransaction({ connection }: KyselyConnection): Promise<void> {
    await connection.query(this.options.begin, []);
  }

  async commitTransaction({ connection }: KyselyConnection): Promise<void> {
    await connection.query(this.options.commit, []);
  }

  /** Ignores failures: if the connection is lost the server rolls back, and only the first error names the cause. */
  async rollbackTransaction({ connection }: KyselyConnection): Promise<void> {
    if (connection.isUsable()) await connection.query("rollback", []).catch(() => undefined);
  }

  async releaseConnection({ connection }: KyselyConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {}
}
