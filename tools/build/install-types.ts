import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, watchFile, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writtenTypes } from "../../src/config/keep-assets";
import { filesUnder } from "../../src/content-model/check/files-under";

/** Where editors and `tsc` read the types. */
const installedTypes = "src/gatsby-types.d.ts";

/** Only the last line of a complete file closes the namespace around all types. */
const isWhole = (types: string): boolean => types.endsWith("\n}\n");

/** A comment line with a hash of the inputs: the schema's code, and the files with queries. */
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

/** Whether the query types are missing, or were made from other queries or another schema. */
export const typesAreStale = (root: string): boolean => !installedIn(root)?.startsWith(origin(root));

/**
 * Replaces the query types by those that Gatsby has written, atomically.
 * @throws Error when the new file is incomplete; the old types stay.
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

/** Installs the types again whenever Gatsby rewrites them, which `develop` does after every edit of a query. */
export const keepTypesInstalled = (root: string): void => {
  const file = join(root, writtenTypes);
  watchFile(file, { interval: 500 }, () => {
    if (existsSync(file) && isWhole(readFileSync(file, "utf8"))) installTypes(root);
  });
};
