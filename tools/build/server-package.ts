import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const versionsSchema = z.record(z.string(), z.string());
type Versions = z.infer<typeof versionsSchema>;

const lockedPackageSchema = z.looseObject({
  version: z.string(),
  dependencies: versionsSchema.optional(),
  optionalDependencies: versionsSchema.optional(),
});
type LockedPackage = z.infer<typeof lockedPackageSchema>;

const lockSchema = z.object({ packages: z.record(z.string(), lockedPackageSchema) });
type Locked = z.infer<typeof lockSchema>["packages"];

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  engines: versionsSchema,
});

const read = (root: string, name: string): unknown => JSON.parse(readFileSync(join(root, name), "utf8"));

const lockedAt = (locked: Locked, key: string): LockedPackage => {
  const found = locked[key];
  if (!found) throw new Error(`package-lock.json has no ${key}.`);
  return found;
};

/** Where Node finds a package that a folder requires; undefined if it is not installed. */
const place = (locked: Locked, name: string, from: string): string | undefined => {
  const key = `${from && `${from}/`}node_modules/${name}`;
  if (locked[key]) return key;
  return from
    ? place(locked, name, from.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ""))
    : undefined;
};

/** The places of packages and of all their dependencies. */
const closure = (locked: Locked, names: readonly string[], follow: (keyof LockedPackage)[]): Set<string> => {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const key = place(locked, name, from);
    if (key === undefined || found.has(key)) return;
    found.add(key);
    for (const kind of follow)
      for (const needed of Object.keys((locked[key]?.[kind] as Versions | undefined) ?? {})) add(needed, key);
  };
  for (const name of names) add(name, "");
  return found;
};

/**
 * A manifest and its lock, with the versions in the project's lock. Bundled packages are dev dependencies, which are
 * not installed, but which `npm audit` checks.
 */
export const serverPackage = (root: string, installed: readonly string[], bundled: readonly string[]) => {
  const { name, version, license, engines } = manifestSchema.parse(read(root, "package.json"));
  const { packages: locked } = lockSchema.parse(read(root, "package-lock.json"));
  const versions = (names: readonly string[]): Versions =>
    Object.fromEntries(names.map((each) => [each, lockedAt(locked, `node_modules/${each}`).version]));
  const manifest = {
    name: `${name}-server`,
    version,
    private: true,
    license,
    engines,
    dependencies: versions(installed),
    devDependencies: versions(bundled),
  };

  const needed = closure(locked, installed, ["dependencies"]);
  const optional = closure(locked, installed, ["dependencies", "optionalDependencies"]);
  const all = closure(locked, [...installed, ...bundled], ["dependencies", "optionalDependencies"]);
  const entry = (key: string): LockedPackage => {
    const {
      dev: _dev,
      optional: _optional,
      devOptional: _both,
      peer: _peer,
      ...rest
    } = lockedAt(locked, key);
    if (needed.has(key)) return rest;
    return { ...rest, ...(optional.has(key) ? { optional: true } : { dev: true }) };
  };
  const packages = Object.fromEntries([...all].sort().map((key) => [key, entry(key)]));
  const lock = {
    name: manifest.name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { "": manifest, ...packages },
  };
  return { manifest, lock };
};
