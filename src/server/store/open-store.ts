import path from "node:path";
import { statfsSync } from "node:fs";
import { LeadStore } from "./lead-store";
import { migrate } from "./migrate";
import { openingFailure, type PostgresPlace, type StorePlace } from "./place";
import { migratePostgres } from "./postgres/migrate-postgres";
import { openPostgres } from "./postgres/open-postgres";
import { awaitServer } from "./postgres/session";
import { openSqlite } from "./sqlite/open-sqlite";
import { retryWhileLocked } from "./retry-while";
import { makeFolder } from "../make-folder";

/** Linux's numbers of file system types (`man statfs`). */
const shares: Readonly<Record<number, string>> = {
  0x6969: "NFS",
  0x517b: "SMB",
  0xfe534d42: "SMB",
  0xff534d42: "CIFS",
  0x5346414f: "AFS",
  0x00c36400: "Ceph",
  0x0bd00bd0: "Lustre",
  0x01021997: "9p",
};

/** The kind of network share that contains a folder; undefined for a local disk, or if it is unknown. */
export const networkShare = (
  folder: string,
  typeOf = (place: string) => statfsSync(place).type,
): string | undefined => (process.platform === "linux" ? shares[typeOf(folder) >>> 0] : undefined);

/** How long a call waits while another process holds a lock, the disk is slow or the database server is away. */
const defaultPatienceMs = 5000;

/** How long a start waits while another one migrates the tables. */
const migrationPatienceMs = 30_000;

interface StoreOptions {
  patienceMs?: number;
  /** How long opening the store waits for an unreachable database server. */
  awaitServerMs?: number;
  /** Receives warnings for the operator. */
  warn?: (text: string) => void;
}

type Options = Required<StoreOptions>;

/**
 * Opens the store and migrates its tables. A plain name is an SQLite file, which is created with its folder (accessible
 * only to its owner) if missing.
 * @throws Error naming the store and the settings that choose it.
 */
export const openStore = async (
  place: StorePlace | string,
  { patienceMs = defaultPatienceMs, awaitServerMs = 0, warn = console.error }: StoreOptions = {},
): Promise<LeadStore> => {
  const where: StorePlace = typeof place === "string" ? { engine: "sqlite", file: place } : place;
  const options = { patienceMs, awaitServerMs, warn };
  try {
    return await (where.engine === "sqlite" ? openFile(where.file, options) : openServer(where, options));
  } catch (cause) {
    throw openingFailure(where, cause);
  }
};

const openFile = async (file: string, { patienceMs, warn }: Options): Promise<LeadStore> => {
  const folder = path.dirname(file);
  makeFolder(folder);
  const share = networkShare(folder);
  if (share) warn(shareWarning(file, share));
  const db = openSqlite(file, patienceMs);
  const migrated = retryWhileLocked(migrationPatienceMs, () => migrate(db.writer, warn));
  const isNew = await migrated.catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  return new LeadStore(db, isNew);
};

const shareWarning = (file: string, share: string): string =>
  `The store at ${file} is on a network share (${share}), where SQLite can lose what it wrote: it needs memory and locks ` +
  "that a share does not have. Keep DATA_DIR on a disk of this machine, or set DATABASE_URL to PostgreSQL.";

const openServer = async (
  place: PostgresPlace,
  { patienceMs, awaitServerMs, warn }: Options,
): Promise<LeadStore> => {
  await awaitServer(place, awaitServerMs);
  const isNew = await migratePostgres(place, warn);
  return new LeadStore(openPostgres(place, patienceMs), isNew);
};
