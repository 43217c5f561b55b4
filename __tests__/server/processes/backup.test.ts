/** @jest-environment node */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { spawnSync } from "node:child_process";
import path from "node:path";
import Database from "libsql";
import { newLead } from "../../../src/server/new-lead";
import { openStore } from "../../../src/server/store/open-store";
import { enquire } from "../support/enquire";
import { contactBody } from "../support/lead-server";
import { runLeads, spawnLeads } from "../support/run-leads";
import { makeSite, type SiteFolder } from "../support/site-folder";
import { spawnServer } from "../support/spawn-server";

jest.setTimeout(60_000);

let place: SiteFolder;
let file: string;
let backup: string;
beforeEach(() => {
  place = makeSite({ "data/.keep": "" });
  file = path.join(place.folder, "data/leads.db");
  backup = path.join(place.folder, "backup.db");
});
afterEach(() => place.remove());

const leads = (...args: string[]) => runLeads(place.folder, ...args);

const save = async (...names: string[]): Promise<void> => {
  const store = await openStore(file);
  for (const name of names)
    await store.save(newLead("contact", { ...contactBody, name }, new Date()), undefined, undefined);
  await store.close();
};

const namesIn = async (database: string): Promise<string[]> => {
  const store = await openStore(database);
  const names = (await store.list()).map(({ name }) => name);
  await store.close();
  return names.sort();
};

const earlierStores = () => readdirSync(path.dirname(file)).filter((name) => name.includes("before-restore"));

test("a backup is one file for its owner, and brings everything back", async () => {
  await save("Ada", "Bob");
  expect(await leads("--backup", backup)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^2 leads /),
  });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(readdirSync(place.folder).filter((name) => name.startsWith("backup"))).toEqual(["backup.db"]);
  await save("Eve");
  expect(await leads("--restore", backup)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^2 leads /),
  });
  expect(await namesIn(file)).toEqual(["Ada", "Bob"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [earlier] = earlierStores();
  expect(await namesIn(path.join(path.dirname(file), earlier!))).toEqual(["Ada", "Bob", "Eve"]);
});

test("a backup overwrites nothing", async () => {
  await save("Ada");
  writeFileSync(backup, "precious");
  expect(await leads("--backup", backup)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/there already/),
  });
  expect(readFileSync(backup, "utf8")).toBe("precious");
});

test("a backup that cannot be written leaves nothing behind", async () => {
  await save("Ada");
  const nowhere = path.join(place.folder, "nowhere/backup.db");
  expect(await leads("--backup", nowhere)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(nowhere),
  });
  expect(await leads("--restore", nowhere)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(nowhere),
  });
});

/** A command that is killed as soon as a file of this name is there; answers what it leaves in a folder. */
const killed = async (folder: string, name: RegExp, ...args: string[]): Promise<string[]> => {
  const child = spawnLeads(place.folder, ...args);
  const ended = once(child, "exit");
  const left = () => readdirSync(folder).filter((each) => name.test(each));
  while (left().length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  child.kill("SIGKILL");
  await ended;
  return left();
};

test("what a backup that was killed has left goes with the next one", async () => {
  await save(...Array.from({ length: 500 }, () => "Ada"));
  expect(await killed(place.folder, /partial/, "--backup", backup)).not.toEqual([]);
  writeFileSync(`${backup}.${process.pid}.partial`, "of another that still runs");
  writeFileSync(path.join(place.folder, "notes.partial"), "nobody's");
  expect((await leads("--backup", path.join(place.folder, "later.db"))).code).toBe(0);
  expect(readdirSync(place.folder).sort()).toEqual([
    `backup.db.${process.pid}.partial`,
    "data",
    "later.db",
    "notes.partial",
  ]);
});

test.each(["", "-wal", "-shm", "-journal"])(
  "a backup that was killed leaves no %s for good",
  async (ending) => {
    await save("Ada");
    const { pid } = spawnSync("true");
    writeFileSync(`${backup}.${pid}.partial${ending}`, "Ada");
    expect((await leads("--backup", backup)).code).toBe(0);
    expect(readdirSync(place.folder).sort()).toEqual(["backup.db", "data"]);
  },
);

test("a store is restored where there is none", async () => {
  await save("Ada");
  await leads("--backup", backup);
  const other = makeSite({});
  expect((await runLeads(other.folder, "--restore", backup)).code).toBe(0);
  expect(await namesIn(path.join(other.folder, "data/leads.db"))).toEqual(["Ada"]);
  other.remove();
});

/** Another site's database. */
const foreign = (name: string): void => {
  const db = new Database(name);
  db.exec("create table cats (name text)");
  db.close();
};

const damaged = (name: string): void => {
  copyFileSync(file, name);
  const bytes = readFileSync(name);
  bytes.fill(0x5a, 4096);
  writeFileSync(name, bytes);
};

test.each([
  ["no database", (name: string) => writeFileSync(name, "a letter ".repeat(1000))],
  ["an empty file", (name: string) => writeFileSync(name, "")],
  ["another database", foreign],
  ["a damaged store", damaged],
])("%s is not restored", async (_what, make) => {
  await save("Ada");
  make(backup);
  expect(await leads("--restore", backup)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(backup),
  });
  expect(await namesIn(file)).toEqual(["Ada"]);
  expect(readdirSync(path.dirname(file)).filter((name) => /restor/.test(name))).toEqual([]);
});

test("a store that is damaged beyond reading can be replaced, its log included", async () => {
  await save("Ada");
  await leads("--backup", backup);
  writeFileSync(file, "a letter ".repeat(1000));
  writeFileSync(`${file}-wal`, "another");
  expect((await leads("--restore", backup)).code).toBe(0);
  expect(await namesIn(file)).toEqual(["Ada"]);
  expect(earlierStores()).toContainEqual(expect.stringMatching(/-wal$/));
});

test("beside a server under load a backup is whole, nobody is refused, and nothing can be restored", async () => {
  const server = await spawnServer();
  const folder = path.dirname(path.dirname(server.databaseFile));
  const acknowledged: string[] = [];
  let goesOn = true;
  const visitor = async () => {
    while (goesOn) acknowledged.push(await enquire(server.origin));
  };
  const probe = async () => {
    while (goesOn) expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  };
  acknowledged.push(await enquire(server.origin));
  const load = Promise.all([visitor(), visitor(), probe()]);
  const before = [...acknowledged];
  expect(await runLeads(folder, "--backup", backup)).toMatchObject({ code: 0 });
  expect(await runLeads(folder, "--restore", backup)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/has .*leads\.db open\. Stop it/),
  });
  goesOn = false;
  await load;
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  const references = async (database: string) => {
    const store = await openStore(database);
    const all = (await store.list()).map(({ reference }) => reference);
    await store.close();
    return all;
  };
  expect(await references(backup)).toEqual(expect.arrayContaining(before));
  expect(await references(server.databaseFile)).toHaveLength(acknowledged.length);
  expect(await runLeads(folder, "--restore", backup)).toMatchObject({ code: 0 });
  expect(await references(server.databaseFile)).toEqual(await references(backup));
  expect(existsSync(`${server.databaseFile}.restoring`)).toBe(false);
  server.remove();
});

test("beside a server under load somebody is forgotten, and nobody is refused", async () => {
  const server = await spawnServer();
  const folder = path.dirname(path.dirname(server.databaseFile));
  let goesOn = true;
  const visitor = async () => {
    while (goesOn) await enquire(server.origin);
  };
  await enquire(server.origin);
  const load = Promise.all([visitor(), visitor()]);
  expect(await runLeads(folder, "--forget", contactBody.email)).toMatchObject({ code: 0 });
  goesOn = false;
  await load;
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  server.remove();
});
