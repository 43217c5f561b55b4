import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../thrown";

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
};

/**
 * Removes copies of the store that killed commands have left in a folder.
 * @param name matches their names; its group captures the process id.
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
