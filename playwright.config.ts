import { defineConfig } from "@playwright/test";
import { siteVerifyProviders, type SiteVerifyName } from "./src/config/captcha-providers";
import { browserArguments, findBrowser } from "./tools/find-browser";

const robotTests = "**/site/configured/robot-test.spec.ts";

/** Journeys in a real browser against the built site on the real server, which the global setup starts. */
export default defineConfig<object, { provider: SiteVerifyName }>({
  testDir: "__tests__",
  projects: [
    { name: "site", testMatch: ["**/site/*.spec.ts", "**/specification/*.spec.ts"] },
    // The site with every third party switched on, built only when one of its tests is to run.
    { name: "configured build", testMatch: "**/site/configured/build.setup.ts" },
    {
      name: "configured site",
      testMatch: "**/site/configured/*.spec.ts",
      testIgnore: robotTests,
      dependencies: ["configured build"],
    },
    ...siteVerifyProviders.map((provider) => ({
      name: `robot test by ${provider}`,
      testMatch: robotTests,
      dependencies: ["configured build"],
      use: { provider },
    })),
  ],
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
    // A trace costs a fifth of the time; `npm run test:site -- --trace on` makes one of the test that fails.
    trace: "on-first-retry",
    // The site's own locale must not depend on the machine's.
    locale: "en-GB",
  },
});
