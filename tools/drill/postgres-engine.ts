import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import type { Engine } from "./engine";

const poolSize = 10;

/**
 * A database of its own on the server in DATABASE_URL, whose user must be allowed to create databases and end
 * connections.
 */
export const postgresEngine = async (url: string): Promise<Engine> => {
  const name = `drill_${process.pid}_${Date.now()}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  const psql = (command: string) =>
    promisify(execFile)("psql", ["-qAt", "-v", "ON_ERROR_STOP=1", url, "-c", command]);
  const disconnect = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await psql(`create database ${name}`);
  return {
    env: { DATABASE_URL: own.href, DATABASE_POOL_SIZE: String(poolSize) },
    storedAtOnce: poolSize,
    lock: async () => {
      const holder = spawn("psql", ["-qAt", own.href], { stdio: ["pipe", "pipe", "inherit"] });
      holder.stdin.write("begin; lock table leads in access exclusive mode; select 'locked';\n");
      await once(holder.stdout, "data");
      return async () => {
        const ended = once(holder, "exit");
        holder.stdin.end("rollback;\n");
        await ended;
      };
    },
    takeAway: async () => {
      await psql(`alter database ${name} with allow_connections false`);
      await psql(disconnect);
      return async () => void (await psql(`alter database ${name} with allow_connections true`));
    },
    whyNoFullDisk: "the disk is the database server's",
    drop: async () => {
      await psql(disconnect);
      await psql(`drop database ${name}`);
    },
  };
};
