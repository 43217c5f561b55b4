import { enquiryKinds } from "../../forms/rules/enquiry-paths";

/** A wrong command line. The message is for the person who typed it. */
export class UsageError extends Error {}

export const usage = `Prints the leads that the server has stored, oldest first.

  npm run leads                                   a table
  npm run --silent leads -- --csv > leads.csv     every field, for a spreadsheet
  npm run --silent leads -- --json                every field, as JSON
  npm run leads -- --kind hire --since 7d         the enquiries about hiring of the last seven days
  npm run leads -- --since 2026-01-01 --until 2026-01-31
                                                  those of January, its last day included
  npm run leads -- --spam                         what looks like spam, and why
  npm run leads -- --outbox                       what has not been delivered
  npm run leads -- --replay failed                tries again at once what failed
  npm run leads -- --forget ada@example.com       erases a person
  npm run leads -- --backup /backups/2026-01-31.db
  npm run leads -- --restore /backups/2026-01-31.db
  npm run leads -- --import data/leads.db         moves an SQLite store into PostgreSQL

Options
  --since WHEN    only leads since a date (2026-01-31), a moment (2026-01-31T09:00Z)
                  or a span before now (12h, 7d)
  --until WHEN    only leads until then; of a date the whole day
  --kind KIND     only leads of one form: ${enquiryKinds.join(", ")}
  --spam          only leads with signs of spam
  --csv, --json   the format
  --outbox        deliveries that wait, failed, or whose channel is off, with their last error and
                  nothing of the person; goes with --since, --until, --kind and --json
  --replay ID     has a delivery made again by the running server, also one that was made;
                  "failed": all whose last attempt failed, given up or not; switches on what the
                  other side has switched off
  --forget EMAIL  erases a person everywhere in the store, without asking, and says what it erased
  --erase-before WHEN
                  erases all leads that came before; for what the server has refused to erase by its
                  age, because its clock was far ahead or too many would go at once
  --backup FILE   writes the store into a new file, as it is at one moment, while servers write
  --restore FILE  puts a backup in the store's place, once the server is stopped; the earlier store
                  stays beside it
  --import FILE   brings an SQLite store into the PostgreSQL of DATABASE_URL; what is there already
                  stays as it is, so it may be run again
  --help          this text

On PostgreSQL pg_dump and pg_restore make and restore backups.
Dates are in UTC. DATA_DIR and DATABASE_URL say where the store is, as for the server.
Without npm: node dist/server/leads.js, with the same options.
Exit codes: 0 done, 1 failed, 2 the command was not understood.`;
