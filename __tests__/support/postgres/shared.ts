import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries";
import { clusterIn, copyCluster, makeCluster, type Cluster } from "./cluster";

/** Findings at the start of a run, for all its processes. */
export interface TestPostgres {
  /** URL of an existing server, with a role that may create databases. */
  url?: string;
  binaries?: Binaries;
  /** Folder for new servers. */
  folder: string;
  /** Process id of the run. */
  owner: number;
}

const variable = "TEST_POSTGRES_FOUND";

export const announce = (found: TestPostgres): void => {
  process.env[variable] = JSON.stringify(found);
};

/** Undefined if no PostgreSQL runs here. */
export const testPostgres = (): TestPostgres | undefined => {
  const found = process.env[variable];
  return found ? (JSON.parse(found) as TestPostgres) : undefined;
};

/** Fast, because no data of a test has to survive. */
const quick = ["-c", "fsync=off", "-c", "full_page_writes=off"];

const template = ({ folder }: TestPostgres) => path.join(folder, "template");

/** URL of a database on the one server that all test files share. The first caller starts the server. */
export const sharedUrl = async (database: string): Promise<string> => {
  const found = testPostgres()!;
  if (found.url) {
    const url = new URL(found.url);
    url.pathname = `/${database}`;
    return url.href;
  }
  const data = path.join(found.folder, "shared");
  const cluster = clusterIn(found.binaries!, data, found.owner);
  await once(found.folder, "started", async () => {
    await madeTemplate(found);
    await copyCluster(template(found), data);
    await cluster.start(...quick);
  });
  return cluster.url(database);
};

/** A server of one test, which may stop and start it; undefined if none can be created. */
export const ownCluster = async (name: string): Promise<Cluster | undefined> => {
  const found = testPostgres();
  if (!found?.binaries) return undefined;
  await madeTemplate(found);
  const data = path.join(found.folder, name);
  await copyCluster(template(found), data);
  const cluster = clusterIn(found.binaries, data, process.pid);
  return { ...cluster, start: (...settings) => cluster.start(...quick, ...settings) };
};

/** Copying files is faster than creating them. */
const madeTemplate = (found: TestPostgres): Promise<void> =>
  once(found.folder, "made", () => makeCluster(found.binaries!, template(found)));

/** Does something once for all processes; the others wait for the first. */
const once = async (folder: string, name: string, work: () => Promise<void>): Promise<void> => {
  const [begun, done] = [path.join(folder, `${name}.begun`), path.join(folder, `${name}.done`)];
  try {
    mkdirSync(begun);
  } catch {
    while (!existsSync(done)) await sleep(20);
    const failure = readFileSync(done, "utf8");
    if (failure) throw new Error(failure);
    return;
  }
  try {
    await work();
    put(done, "");
  } catch (error) {
    put(done, `The PostgreSQL of the tests: ${(error as Error).message}`);
    throw error;
  }
};

/** Writes a file atomically. */
const put = (file: string, text: string): void => {
  writeFileSync(`${file}.draft`, text);
  renameSync(`${file}.draft`, file);
};
