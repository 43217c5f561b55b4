export interface PostgresPlace {
  engine: "postgres";
  /** Contains user and password. */
  url: string;
  /** The most connections that one server opens. */
  poolSize: number;
}
