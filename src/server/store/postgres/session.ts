import { Client, type ClientConfig } from "pg";
import { isTransient, toFailure } from "./failure";
import type { PostgresPlace } from "../place";
import { retryWhile } from "../retry-while";
import type { PooledConnection } from "./pool";

const connectMs = 5000;
const pauseMs = 250;

/** pg treats `prefer`, `require` and `verify-ca` as `verify-full`, but prints a long warning about them. */
const verified = (url: string): string =>
  url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, "$1verify-full");

export const connectionOf = ({ url }: PostgresPlace): ClientConfig => ({
  connectionString: /[?&]uselibpqcompat=/.test(url) ? url : verified(url),
  application_name: "website",
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** Opens a separate connection for long work and closes it afterwards. */
export const withSession = async <Result>(
  place: PostgresPlace,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ ...connectionOf(place), connectionTimeoutMillis: connectMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw toFailure(error);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A session's connection for Kysely, which leaves it open. */
export const asPooled = (client: Client): PooledConnection => ({
  query: (sql, parameters) => client.query(sql, [...parameters]),
  release: () => undefined,
});

/** Resolves when the server accepts connections, because both servers may be starting at the same time. */
export const awaitServer = (place: PostgresPlace, patienceMs: number): Promise<void> =>
  retryWhile(isTransient, { patienceMs, pauseMs }, () => withSession(place, async () => undefined));
