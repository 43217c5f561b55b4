// @ts-check
/* eslint-disable @typescript-eslint/no-require-imports -- a thread's first file, run as it stands from src and dist */
/**
 * The thread that owns the SQLite file. A disk that syncs and another process's lock block it, never the server.
 * One connection writes, one reads, so that nobody reads what is not committed yet.
 */
const { chmodSync, closeSync, existsSync, openSync, statfsSync, statSync } = require("node:fs");
const path = require("node:path");
const { parentPort, workerData } = require("node:worker_threads");
const Database = require("libsql");

/** How long a statement waits in here; the lane outside asks again, and gives up when its callers do. */
const busyTimeoutMs = 20;
const mostStatements = 200;

/** @type {{ file: string }} */
const { file } = workerData;

/**
 * @typedef {{ db: import("libsql").Database, statements: Map<string, import("libsql").Statement>, spoiled: boolean }} Connection
 * @typedef {import("./thread-messages").Question} Question
 */

/** @type {Partial<Record<Question["role"], Connection>>} */
const connections = {};

/**
 * The files that were opened first, by device and number.
 * @type {string | undefined}
 */
let opened;

const filesByName = () =>
  [file, `${file}-wal`]
    .map((name) => statSync(name, { throwIfNoEntry: false, bigint: true }))
    .map((stats) => (stats ? `${stats.dev}:${stats.ino}` : "none"))
    .join();

/** What is written to a file that has lost its name is gone with the process. */
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
  // Never one that is there: whoever closes a file gives up every lock of this process on it, SQLite's own included, and
  // then another process takes the log away as the last to leave.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  ["", "-wal", "-shm"].forEach((ending) => keepPrivate(file + ending));
  const db = new Database(file);
  db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  db.exec("PRAGMA journal_mode = WAL");
  // Full sync: what was acknowledged survives a loss of power, not only a crash.
  db.exec("PRAGMA synchronous = FULL");
  // What is deleted is overwritten.
  db.exec("PRAGMA secure_delete = ON");
  // The first statement that reads makes the log, which counts as one of the store's files.
  db.exec("SELECT count(*) FROM sqlite_master");
  if (role === "read") db.exec("PRAGMA query_only = 1");
  return { db, statements: new Map(), spoiled: false };
};

/**
 * Leads are for the store's owner alone. SQLite gives new files beside it the store's own mode.
 * @param {string} name
 */
const keepPrivate = (name) => {
  try {
    chmodSync(name, 0o600);
  } catch {
    // Not there yet, or somebody else's, who has decided who reads it.
  }
};

/**
 * libsql finalises a statement when it is collected, and one that a lock stopped keeps its transaction from ending:
 * so its whole connection is left behind.
 * @param {Question["role"]} role
 */
const leave = (role) => {
  connections[role]?.db.close();
  delete connections[role];
};

/** @param {Question} question */
const answer = ({ role, kind, sql, parameters, inTransaction }) => {
  // A transaction ends whatever became of its file; it would be in the way of every later one.
  const current = (sql === "rollback" && connections[role]) || connection(role);
  if (kind === "control") {
    // Run and finalised in one: whatever a lock stops leaves nothing open.
    current.db.exec(sql);
    if (sql === "commit") requireSameFiles();
    if (current.spoiled && !current.db.inTransaction) leave(role);
    return undefined;
  }
  // SQLite ends a transaction by itself when the disk is full; what follows must not be committed piece by piece.
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
 * SQLite calls a full disk an I/O error as often as not.
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
