import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type DatabaseConnection,
  type DatabaseMetadataOptions,
  type Dialect,
  type Kysely,
  type PostgresPool,
  type TableMetadata,
} from "kysely";
import type { PooledConnection } from "./pool";

interface PostgresDialectOptions {
  acquire(): Promise<PooledConnection>;
  begin?: string;
  commit?: string;
}

/** Kysely on connections that are taken for one query or transaction. */
export const postgresDialect = (options: PostgresDialectOptions): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new OwnDriver(options),
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

/** Begins and commits with statements of our own. */
class OwnDriver extends PostgresDriver {
  constructor(private readonly options: PostgresDialectOptions) {
    // The type asks for cursors too, which nothing uses: long lists are read in pages.
    super({ pool: { connect: options.acquire, end: async () => undefined } as unknown as PostgresPool });
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.options.begin ?? "begin"));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.options.commit ?? "commit"));
  }

  /** Ignores failures: if the connection is lost the server rolls back, and only the first error names the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}
