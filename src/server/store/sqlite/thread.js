// @ts-check
/* eslint-disable @typescript-eslint/no-require-imports -- a thread starts with this file, which tsx does not compile */
/**
 * The thread that owns the SQLite file, so that a slow disk sync or another process's lock never blocks the server. One
 * connection writes and another reads, so that readers see only committed data.
 */
const { chmodSync, closeSync, existsSync, openSync, statfsSync, statSync } = require("node:fs");
const path = require("node:path");
const { parentPort, workerData } = require("node:worker_threads");
const Database = require("libsql");

/** How long a statement waits for a lock in this thread; the server retries until the caller's time limit. */
const busyTimeoutMs = 20;
const mostStatements = 200;

/** @type {{ file: string }} */
const { file } = workerData;

/**
 * @typedef {{ db: import("libsql").Database, statements: Map<string, import("libsql").Statement>, spoiled: boolean }} Connection
 * @typedef {import("./sqlite-thread").Question} Question
 */

/** @type {Partial<Record<Question["role"], Connection>>} */
const connections = {};

/**
 * Device and inode numbers of the files that were opened first.
 * @type {string | undefined}
 */
let opened;

const filesByName = () =>
  [file, `${file}-wal`]
    .map((name) => statSync(name, { throwIfNoEntry: false, bigint: true }))
    .map((stats) => (stats ? `${stats.dev}:${stats.ino}` : "none"))
    .join();

/** Data written to a deleted or replaced file would be lost when the process ends. */
const requireSameFiles = () => {
  if (opened === undefined || opened === filesByName()) return;
  throw new Error(
    `${file} has been removed or replaced under the server, which writes nothing into a file without a name. ` +
      "Put it back, or start the server anew to go on with what is there now.",
  );
};

/** @param {Question["role"]} role */
const connection = (role) => {
  requireSameFiles();
  const current = (connections[role] ??= connect(role));
  opened ??= filesByName();
  return current;
};

/**
 * @param {Question["role"]} role
 * @returns {Connection}
 */
const connect = (role) => {
  // Only touches a missing file: closing an existing one releases every lock of this process on it, including SQLite's
  // own, and then another process that closes last would delete the log.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  ["", "-wal", "-shm"].forEach((ending) => keepPrivate(file + ending));
  const db = new Database(file);
  db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  db.exec("PRAGMA journal_mode = WAL");
  // Full sync, so that acknowledged data survives a power failure, not only a crash.
  db.exec("PRAGMA synchronous = FULL");
  // Overwrites deleted data with zeros.
  db.exec("PRAGMA secure_delete = ON");
  // The first read creates the write-ahead log, which `filesByName` must find.
  db.exec("SELECT count(*) FROM sqlite_master");
  if (role === "read") db.exec("PRAGMA query_only = 1");
  return { db, statements: new Map(), spoiled: false };
};

/**
 * Only the store's owner may read leads. SQLite gives new side files the store's own mode.
 * @param {string} name
 */
const keepPrivate = (name) => {
  try {
    chmodSync(name, 0o600);
  } catch {
    // The file is missing, or belongs to another user, who decides who may read it.
  }
};

/**
 * Abandons a whole connection: libsql finalises a statement only at garbage collection, and a statement that a lock
 * stopped prevents its transaction from ending.
 * @param {Question["role"]} role
 */
const leave = (role) => {
  connections[role]?.db.close();
  delete connections[role];
};

/** @param {Question} question */
const answer = ({ role, kind, sql, parameters, inTransaction }) => {
  // A rollback runs even if the file was replaced; otherwise the open transaction would block every later one.
  const current = (sql === "rollback" && connections[role]) || connection(role);
  if (kind === "control") {
    // `exec` runs and finalises in one step, so that a lock leaves no statement open.
    current.db.exec(sql);
    if (sql === "commit") requireSameFiles();
    if (current.spoiled && !current.db.inTransaction) leave(role);
    return undefined;
  }
  // SQLite ends a transaction by itself if the disk is full; later statements must not be committed one by one.
  if (inTransaction && !current.db.inTransaction)
    throw new Error("The transaction has ended before its time.");
  let statement = current.statements.get(sql);
  if (!statement) {
    if (current.statements.size >= mostStatements) current.statements.clear();
    statement = current.db.prepare(sql);
    current.statements.set(sql, statement);
  }
  try {
    if (statement.reader) return { rows: statement.all(parameters) };
    return { changes: statement.run(parameters).changes };
  } catch (error) {
    if (!String(/** @type {{ code?: unknown }} */ (error).code).startsWith("SQLITE_CONSTRAINT")) {
      current.spoiled = true;
      if (!current.db.inTransaction) leave(role);
    }
    throw error;
  }
};

/**
 * SQLite often reports a full disk as an I/O error.
 * @param {{ message: string, code?: string }} failure
 */
const explain = ({ message, code }) => {
  if (!/^SQLITE_(?:FULL|IOERR|CANTOPEN)/.test(code ?? "")) return message;
  try {
    const { bavail, bsize } = statfsSync(path.dirname(file));
    return `${message} (${Math.floor((bavail * bsize) / 1024)} KB free on the disk of ${file})`;
  } catch {
    return message;
  }
};

/** @param {Question} question */
const tell = (question) => {
  try {
    return { id: question.id, result: answer(question) };
  } catch (error) {
    const failure = /** @type {{ message: string, code?: string }} */ (error);
    return { id: question.id, failure: { message: explain(failure), code: failure.code } };
  }
};

parentPort?.on("message", (/** @type {Question[]} */ questions) =>
  parentPort?.postMessage(questions.map(tell)),
);
