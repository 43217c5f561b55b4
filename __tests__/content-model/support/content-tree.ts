import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent, formatFault } from "../../../src/content-model/check/check-content";

type Files = Record<string, string | Buffer>;

const missingSettings = "this file is missing. The site needs it; restore it.";

/** Writes files under `content/` of a temporary project and calls `run` with its root. */
export const withContent = async <T>(files: Files, run: (root: string) => T | Promise<T>): Promise<T> => {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  try {
    mkdirSync(join(root, "content"));
    for (const [path, body] of Object.entries(files)) {
      mkdirSync(dirname(join(root, "content", path)), { recursive: true });
      writeFileSync(join(root, "content", path), body);
    }
    return await run(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

/** Fault messages for these files; faults for the other, missing files are left out. */
export const faultLines = (files: Files): Promise<string[]> =>
  withContent(files, async (root) => {
    const faults = await checkContent(root);
    return faults.filter(({ message }) => message !== missingSettings).map(formatFault);
  });
