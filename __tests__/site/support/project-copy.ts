import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ownFiles } from "../../support/own-files";

const root = resolve(__dirname, "../../..");

/** Folder of a copy of the project. It is inside the project, so that a built server resolves its packages. */
export const copyFolder = (name: string): string => join(root, ".test-builds", name);

/** Kept between runs, so that only the first build is cold. */
const kept = [".cache", ".cache-fingerprint", "public"];

/** The files in a container's build, so that each test of a copy shows whether they are enough. */
const letIn = readFileSync(join(root, ".dockerignore"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("!"))
  .map((line) => new RegExp(`^${line.slice(1).replaceAll(".", "\\.").replaceAll("*", "[^/]*")}(/|$)`));

/**
 * Copies what `.dockerignore` allows, and further files and folders, so that it can be changed and built on its own.
 * Returns the folder.
 */
export const copyProject = (name: string, further: readonly string[] = []): string => {
  const folder = copyFolder(name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder))
    if (!kept.includes(entry)) rmSync(join(folder, entry), { recursive: true, force: true });
  const files = ownFiles(root).filter(
    (file) =>
      letIn.some((pattern) => pattern.test(file)) ||
      further.some((path) => file === path || file.startsWith(`${path}/`)),
  );
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Hard links use no space; with a symbolic link Gatsby would resolve modules in two places.
  execFileSync("cp", ["-al", join(root, "node_modules"), join(folder, "node_modules")]);
  // Reuses encoded pictures, which take half of a build. Gatsby's own cache does not work in another folder.
  cpSync(join(root, "public/static"), join(folder, "public/static"), { recursive: true });
  return folder;
};

/**
 * Builds a copy with additional settings.
 * @throws Error with the end of the build's output.
 */
export const buildCopy = (folder: string, env: NodeJS.ProcessEnv = {}): void => {
  const settings = { ...process.env, CI: "true", REUSE_PICTURES: "yes", COMPRESSION: "quick", ...env };
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    encoding: "utf8",
    env: settings,
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.\n${(stdout + stderr).slice(-3_000)}`);
};
