import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { codeOf } from "./thrown";

/** Makes a folder and those above it, for their owner alone. Step by step: where nothing can be made, as below /proc, Node's own `recursive` never ends. */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another start made it meanwhile.
    if (codeOf(error) !== "EEXIST") throw error;
  }
};
