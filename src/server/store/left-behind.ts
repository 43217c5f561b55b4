import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../thrown";

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
};

/**
 * Removes what commands that were killed have left in a folder: whole copies of the store.
 * @param name how such files and folders are named; its group is the number of the process.
 */
export const removeLeftBehind = (folder: string, name: RegExp): void => {
  for (const entry of readdirSync(folder)) {
    const pid = name.exec(entry)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(path.join(folder, entry), { recursive: true, force: true });
    } catch {
      // Somebody else's.
    }
  }
};
