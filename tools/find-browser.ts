import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const commands = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];

/** Arguments for tests and measurements: root may start the browser, and it sends no requests of its own. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (command: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable);

/**
 * Finds a Chromium or Chrome: the one that `CHROME_PATH` names, or one on the PATH, or Playwright's own download.
 * @throws when `CHROME_PATH` names no program.
 */
export const findBrowser = (): string | undefined => {
  const named = process.env.CHROME_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROME_PATH=${named}: there is no program to run.`);
  if (named) return named;
  const installed = commands.map(onPath).find((path) => path !== undefined);
  const downloaded = chromium.executablePath();
  return installed ?? (existsSync(downloaded) ? downloaded : undefined);
};

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** Installs Debian's package, if there is apt and this process is root. Says whether that worked. */
const installDebianPackage = (): boolean =>
  process.getuid?.() === 0 &&
  onPath("apt-get") !== undefined &&
  (succeeds("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]) ||
    (succeeds("apt-get", ["update"]) &&
      succeeds("apt-get", ["install", "-y", "--no-install-recommends", "chromium"])));

const downloadBrowser = (): boolean => succeeds("npx", ["playwright", "install", "chromium"]);

/**
 * Finds a browser; installs or downloads one if there is none.
 * @throws when that fails too.
 */
export const ensureBrowser = (): string => {
  const found = findBrowser() ?? ((installDebianPackage() || downloadBrowser()) && findBrowser());
  if (!found) {
    throw new Error(
      "No Chromium or Chrome could be found or installed. Install one, or name it in CHROME_PATH.",
    );
  }
  return found;
};

if (require.main === module) {
  try {
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
