import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const root = resolve(__dirname, "../../..");

/** Where a copy of the project stands: inside the project, so that a built server finds its packages. */
export const copyFolder = (name: string): string => join(root, ".test-builds", name);

const tracked = (): string[] =>
  execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);

/** What a copy keeps from run to run, so that only its first build is a cold one. */
const kept = [".cache", ".cache-fingerprint", "public"];

/** Copies the project, to be changed and built on its own. Answers the folder. */
export const copyProject = (name: string): string => {
  const folder = copyFolder(name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder))
    if (!kept.includes(entry)) rmSync(join(folder, entry), { recursive: true, force: true });
  for (const file of tracked()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Links cost no room; a symbolic link would make Gatsby resolve modules in two places.
  execFileSync("cp", ["-al", join(root, "node_modules"), join(folder, "node_modules")]);
  // Encoding pictures is half of a build. Gatsby's own cache is of no use in another folder.
  cpSync(join(root, "public/static"), join(folder, "public/static"), { recursive: true });
  return folder;
};

/** Builds a copy, with further settings. Throws with the end of what the build said. */
export const buildCopy = (folder: string, env: NodeJS.ProcessEnv = {}): void => {
  const settings = { ...process.env, CI: "true", REUSE_PICTURES: "yes", ...env };
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    encoding: "utf8",
    env: settings,
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.\n${(stdout + stderr).slice(-3_000)}`);
};
