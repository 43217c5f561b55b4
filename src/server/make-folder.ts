import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { codeOf } from "./errors";

/**
 * Creates a folder and its parents, for their owner alone. Level by level, because Node's `recursive` never returns
 * where no folder can be made, as below /proc.
 */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created the folder meanwhile.
    if (codeOf(error) !== "EEXIST") throw error;
  }
};
