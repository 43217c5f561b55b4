import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { messageOf } from "../src/server/errors";

const shell = "chromium-headless-shell";
const browsers = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];

/** Arguments for tests and benchmarks: allow root to run the browser, and turn off its own background requests. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const onPath = (command: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable);

/** The browser in `CHROME_PATH`, one of these commands on the PATH, or Playwright's own download. */
const find = (commands: readonly string[]): string | undefined => {
  const named = process.env.CHROME_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROME_PATH=${named}: there is no program to run.`);
  if (named) return named;
  const installed = commands.map(onPath).find((path) => path !== undefined);
  const downloaded = chromium.executablePath();
  return installed ?? (existsSync(downloaded) ? downloaded : undefined);
};

/**
 * Finds a Chromium or Chrome with all features of visitors' browsers.
 * @throws Error if `CHROME_PATH` is not a program.
 */
export const findWholeBrowser = (): string | undefined => find(browsers);

/**
 * Finds a browser for tests, the headless shell first: the same engine takes a quarter less processor time without an
 * interface, but has no back/forward cache.
 * @throws Error if `CHROME_PATH` is not a program.
 */
export const findBrowser = (): string | undefined => find([shell, ...browsers]);

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** Whether this process may install Debian's packages. */
export const mayInstallPackages = (): boolean => process.getuid?.() === 0 && onPath("apt-get") !== undefined;

export const aptGet = (...args: string[]): boolean => succeeds("apt-get", args);

export const installPackages = (...names: string[]): boolean =>
  aptGet("install", "-y", "--no-install-recommends", ...names);

interface Way {
  what: string;
  isOpen: () => boolean;
  install: () => boolean;
}

/** Ways to install a browser with this process's rights. */
const ways: readonly Way[] = [
  {
    what: "Debian's packages chromium and chromium-headless-shell, with apt-get",
    isOpen: mayInstallPackages,
    install: () => {
      // An old package list has an old browser. Without a network the old list is used all the same.
      aptGet("update");
      // Older Debian releases have no package of this shell.
      return installPackages("chromium", shell) || installPackages("chromium");
    },
  },
  {
    what: "Playwright's Chromium, into the cache of this user",
    isOpen: () => true,
    install: () => succeeds("npx", ["playwright", "install", "chromium"]),
  },
];

const help = "Install one (on Debian: `sudo apt-get install chromium`), or name it in CHROME_PATH.";

/** Prints what it is about to install, then installs it. */
const installBrowser = (): void => {
  if (process.env.INSTALL_BROWSER === "no")
    throw new Error(
      `No Chromium or Chrome was found, and INSTALL_BROWSER=no forbids to install one. ${help}`,
    );
  for (const { what, install } of ways.filter(({ isOpen }) => isOpen())) {
    console.log(`No Chromium or Chrome was found. Installing ${what}.`);
    console.log("To choose otherwise: CHROME_PATH=/path/to/chrome, or INSTALL_BROWSER=no.");
    if (install() && findWholeBrowser()) return;
  }
};

/** Beside Debian's browser its shell, which takes less of the machine. Without it the tests take longer. */
const installShell = (): void => {
  if (process.env.INSTALL_BROWSER === "no" || process.env.CHROME_PATH) return;
  if (!onPath("chromium") || onPath(shell) || !mayInstallPackages()) return;
  console.log(`Installing ${shell}, with apt-get, for faster tests. INSTALL_BROWSER=no forbids it.`);
  if (!installPackages(shell)) console.log("It could not be installed: the tests take the whole browser.");
};

/**
 * Finds a complete browser; installs or downloads one if there is none, unless `INSTALL_BROWSER=no` forbids it.
 * @throws Error if there is none, with the command that installs one.
 */
export const ensureBrowser = (): string => {
  if (!findWholeBrowser()) installBrowser();
  installShell();
  const found = findWholeBrowser();
  if (!found) throw new Error(`No Chromium or Chrome could be found or installed. ${help}`);
  return found;
};

if (require.main === module) {
  try {
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
