import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownFiles } from "../../../__tests__/support/own-files";

/** Hard links use no space if both folders are on one disk. */
const copyPackages = (from: string, to: string): void => {
  try {
    execFileSync("cp", ["-al", from, to], { stdio: "ignore" });
  } catch {
    execFileSync("cp", ["-a", from, to]);
  }
};

/**
 * Copies the project with its packages into a folder outside it. Encoded pictures of an earlier build are included,
 * because they take most of a first build and are not what is measured.
 */
export const copyProject = (root: string, folder: string): void => {
  for (const file of ownFiles(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  copyPackages(join(root, "node_modules"), join(folder, "node_modules"));
  // Caches of other builds.
  rmSync(join(folder, "node_modules/.cache"), { recursive: true, force: true });
  const pictures = join(root, "public/static");
  if (existsSync(pictures)) cpSync(pictures, join(folder, "public/static"), { recursive: true });
};
