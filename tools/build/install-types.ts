import { existsSync, readFileSync, renameSync, watchFile, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where Gatsby writes the types of the queries: piece by piece, so nobody else reads this file. */
export const writtenTypes = ".cache/gatsby-types.d.ts";

/** Where editors and `tsc` find them. */
const installedTypes = "src/gatsby-types.d.ts";

/** The namespace that holds all types is closed by the file's last line, and by no other. */
const isWhole = (types: string): boolean => types.endsWith("\n}\n");

const installedIn = (root: string): string | undefined => {
  const file = join(root, installedTypes);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

/**
 * Puts the types that Gatsby has written in the place of the earlier ones, at one stroke.
 * @throws Error when the file is not whole; the earlier types stay.
 */
export const installTypes = (root: string): void => {
  const types = readFileSync(join(root, writtenTypes), "utf8");
  if (!isWhole(types)) throw new Error(`${writtenTypes} was written in part. Build again.`);
  if (types === installedIn(root)) return;
  const half = join(root, `${installedTypes}.${process.pid}`);
  writeFileSync(half, types);
  renameSync(half, join(root, installedTypes));
};

/** Installs the types again whenever Gatsby has rewritten them, as `develop` does at every edit of a query. */
export const keepTypesInstalled = (root: string): void => {
  const file = join(root, writtenTypes);
  watchFile(file, { interval: 500 }, () => {
    if (existsSync(file) && isWhole(readFileSync(file, "utf8"))) installTypes(root);
  });
};
