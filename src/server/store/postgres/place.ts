export interface PostgresPlace {
  engine: "postgres";
  /** With user and password. */
  url: string;
  /** How many connections one server opens at most. */
  poolSize: number;
}
