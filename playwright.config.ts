import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./tools/find-browser";

/** Journeys in a real browser against the built site on the real server, which the global setup starts. */
export default defineConfig({
  testDir: "__tests__/site",
  testMatch: "**/*.spec.ts",
  globalSetup: "./__tests__/site/support/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall a page for seconds; a test that only passes at its second try is named as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: "line",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    trace: "retain-on-failure",
    // The site's own locale must not depend on the machine's.
    locale: "en-GB",
  },
});
