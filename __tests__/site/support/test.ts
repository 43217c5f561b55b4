import { test as base, expect } from "@playwright/test";

/** How the global setup tells the tests where the server is, and where its leads are. */
export const originVariable = "SITE_TEST_ORIGIN";
export const dataDirVariable = "SITE_TEST_DATA_DIR";

interface Fixtures {
  /** What the browser complained about so far: console errors and warnings of its own, and uncaught errors. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here, even an empty one
  baseURL: async ({}, provide) => {
    await provide(process.env[originVariable]);
  },
  complaints: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`console: ${message.text()} ${message.location().url}`);
    });
    await provide(complaints);
  },
});

export { expect };
