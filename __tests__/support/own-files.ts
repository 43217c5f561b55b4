import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The project's files: all that are not ignored, whether committed or not. */
export const ownFiles = (root: string): string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  })
    .split("\0")
    .filter((file) => file && existsSync(join(root, file)));
