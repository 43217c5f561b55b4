import { test as base, expect, type Page } from "@playwright/test";
import { isOnSite } from "../../support/parts";

/** Environment variables by which the global setup passes the server's origin and the leads' folder to the tests. */
export const originVariable = "SITE_TEST_ORIGIN";
export const dataDirVariable = "SITE_TEST_DATA_DIR";

interface Fixtures {
  /** Console errors, console warnings and uncaught errors so far. */
  browserErrors: string[];
}

/** Skips a test of a page in a part that the site leaves out. */
export const skipWithout = (path: string): void => {
  base.skip(!isOnSite(path), "The site does without this part.");
};

const openingOnlyWhatIsThere = (page: Page): void => {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => {
    skipWithout(path);
    return goto(path, options);
  };
};

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern here, even an empty one
  baseURL: async ({}, provide) => {
    await provide(process.env[originVariable]);
  },
  page: async ({ page }, provide) => {
    openingOnlyWhatIsThere(page);
    await provide(page);
  },
  browserErrors: async ({ page }, provide) => {
    const browserErrors: string[] = [];
    page.on("pageerror", (error) => browserErrors.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error")
        browserErrors.push(`console: ${message.text()} ${message.location().url}`);
    });
    await provide(browserErrors);
  },
});

export { expect };
