import { randomUUID } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../errors";

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
};

/** A unique token with the process id, which shows whether the process still runs. */
export const newToken = (): string => `${process.pid} ${randomUUID()}`;

/** Whether a token's process has ended. Then this process may have the same id, because ids repeat in a container. */
export const isLeft = (token: string): boolean => {
  const [, pid] = /^(\d+) /.exec(token) ?? [];
  return pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid)));
};

/**
 * Removes copies of the store that killed commands have left in a folder.
 * @param name pattern for file names; its group captures the process id.
 */
export const removeLeftBehind = (folder: string, name: RegExp): void => {
  for (const entry of readdirSync(folder)) {
    const pid = name.exec(entry)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(path.join(folder, entry), { recursive: true, force: true });
    } catch {
      // The file belongs to another user.
    }
  }
};
