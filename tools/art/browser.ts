import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../find-browser";

/** Starts the browser at `path`, or the one that the tests use. It runs without a sandbox, so that root can start it. */
export const openBrowser = (path = findBrowser()): Promise<Browser> =>
  chromium.launch({ executablePath: path, args: ["--no-sandbox"] });
