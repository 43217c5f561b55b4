/**
 * SQL with which a superuser removes erased data from PostgreSQL's log (`pg_wal`). A checkpoint only renames the log's
 * files, so this writes enough to overwrite all of them.
 */
export const overwriteWal = [
  "select pg_switch_wal()",
  "checkpoint",
  "select count(pg_logical_emit_message(false, '', repeat(' ', 1000000))) from generate_series(1, " +
    "(select (count(*) + 1) * pg_size_bytes(current_setting('wal_segment_size')) / 1000000 from pg_ls_waldir()))",
  "checkpoint",
];
