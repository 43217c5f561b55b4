/**
 * What a superuser types to have nothing of what was erased in PostgreSQL's log (`pg_wal`). A checkpoint alone only gives
 * its files new names; so as much is written as there are files.
 */
export const writeOverLog = [
  "select pg_switch_wal()",
  "checkpoint",
  "select count(pg_logical_emit_message(false, '', repeat(' ', 1000000))) from generate_series(1, " +
    "(select (count(*) + 1) * pg_size_bytes(current_setting('wal_segment_size')) / 1000000 from pg_ls_waldir()))",
  "checkpoint",
];
