import { chromium, type Browser } from "playwright-core";

/**
 * Starts the browser at `path`, else the one that `CHROME_PATH` names, else the Chrome of this machine. It runs without a
 * sandbox, so that root can start it.
 */
export const openBrowser = (path = process.env.CHROME_PATH): Promise<Browser> =>
  chromium.launch({ ...(path ? { executablePath: path } : { channel: "chrome" }), args: ["--no-sandbox"] });
