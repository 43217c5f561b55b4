import { StoreFailure } from "../store-failure";
import { SqliteThread } from "./sqlite-thread";

/** Long enough for a very large store on a slow disk. */
const patienceMs = 60 * 60 * 1000;

/** Asks for one fault only, because one is enough to know. */
const question = {
  kind: "statement",
  role: "read",
  sql: "pragma quick_check(1)",
  parameters: [],
  inTransaction: false,
} as const;

const isDamage = (error: unknown): error is StoreFailure =>
  error instanceof StoreFailure && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code ?? "");

/** Runs in a thread and on a connection of its own, so that no call waits for it. */
export const findDamage = async (file: string): Promise<string | undefined> => {
  const thread = new SqliteThread(file, patienceMs);
  try {
    const found = (await thread.ask(question))?.rows?.[0]?.quick_check;
    return found === "ok" ? undefined : String(found);
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  } finally {
    await thread.end();
  }
};
