import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync, appendFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import type { Engine } from "./engine";
import { codeOf } from "../../src/server/errors";

const files = ["leads.db", "leads.db-wal", "leads.db-shm"];

/** An SQLite file, on a small disk of its own if this process may mount one. */
export const sqliteEngine = async (folder: string): Promise<Engine> => {
  const data = join(folder, "data");
  mkdirSync(data);
  const isMounted = mounts(data);
  const file = join(data, "leads.db");
  return {
    env: { DATA_DIR: data },
    storedAtOnce: 1,
    lock: async () => {
      const other = new Database(file);
      other.exec("pragma busy_timeout = 5000");
      other.exec("begin immediate");
      return async () => {
        other.exec("rollback");
        other.close();
      };
    },
    takeAway: async () => {
      const aside = join(data, "aside");
      mkdirSync(aside);
      const there = files.filter((name) => existsSync(join(data, name)));
      for (const name of there) renameSync(join(data, name), join(aside, name));
      return async () => {
        for (const name of there) renameSync(join(aside, name), join(data, name));
      };
    },
    ...(isMounted
      ? { fillDisk: async () => fill(join(data, "filler")) }
      : { whyNoFullDisk: "only root may mount a small disk" }),
    drop: async () => {
      // Lazily, because libsql closes files only when it collects its statements.
      if (isMounted) execFileSync("umount", ["--lazy", data]);
    },
  };
};

const mounts = (folder: string): boolean => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m,mode=700", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** Fills the file to the last available byte. */
const fill = (file: string) => {
  writeFileSync(file, "");
  for (let size = 2 ** 20; size >= 1; size /= 2) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if (codeOf(error) !== "ENOSPC") throw error;
    }
  }
  return async () => rmSync(file);
};
