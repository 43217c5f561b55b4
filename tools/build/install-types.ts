import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, watchFile, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "../../src/content-model/check/files-under";

/** Where Gatsby writes the types of the queries: piece by piece, so nobody else reads this file. */
export const writtenTypes = ".cache/gatsby-types.d.ts";

/** Where editors and `tsc` find them. */
const installedTypes = "src/gatsby-types.d.ts";

/** The namespace that holds all types is closed by the file's last line, and by no other. */
const isWhole = (types: string): boolean => types.endsWith("\n}\n");

/** A line that names what the types were made of: the schema and its model, and the files with queries. */
const origin = (root: string): string => {
  const hash = createHash("sha256").update(readFileSync(join(root, "gatsby-config.ts")));
  for (const file of filesUnder(join(root, "src"), /\.tsx?$/)) {
    const code = readFileSync(file, "utf8");
    const counts = code.includes("graphql`") || /src\/(content-model|schema|gatsby)\//.test(file);
    if (counts) hash.update(file.slice(root.length)).update(code);
  }
  return `// Made by “npm run types” of ${hash.digest("hex")}\n`;
};

const installedIn = (root: string): string | undefined => {
  const file = join(root, installedTypes);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

/** Whether there are no types, or types of other queries or of another schema. */
export const typesAreStale = (root: string): boolean => !installedIn(root)?.startsWith(origin(root));

/**
 * Puts the types that Gatsby has written in the place of the earlier ones, at one stroke.
 * @throws Error when the file is not whole; the earlier types stay.
 */
export const installTypes = (root: string): void => {
  const written = readFileSync(join(root, writtenTypes), "utf8");
  if (!isWhole(written)) throw new Error(`${writtenTypes} was written in part. Build again.`);
  const types = origin(root) + written;
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
