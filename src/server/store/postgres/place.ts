export interface PostgresPlace {
  engine: "postgres";
  /** With user and password. */
  url: string;
  /** How many connections one server opens at most. */
  poolSize: number;
}

const expected =
  "expected postgres://user:password@host:5432/database (special characters of the password escaped, such as %40 for @), " +
  "file:path/to/leads.db, or nothing for an SQLite file under DATA_DIR.";

/** @throws when it names no database. */
export const postgresUrl = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const database = url?.pathname.slice(1);
  if (!url || !database || database.includes("/") || !(url.host || url.searchParams.has("host")))
    throw new Error(expected);
  return value;
};

export const isPostgresUrl = (value: string): boolean => /^postgres(?:ql)?:/i.test(value);
