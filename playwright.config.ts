import { defineConfig } from "@playwright/test";
import { siteVerifyProviders, type SiteVerifyName } from "./src/config/captcha-providers";
import type { EngineOptions } from "./__tests__/engines/support/test";
import { browserArguments, findBrowser } from "./tools/find-browser";

const captchaTests = "**/site/configured/captcha.spec.ts";

/** Tests that build the site again, or open the editor: `npm run test:builds`. */
const buildTests = ["**/site/new-deployment.spec.ts", "**/site/editor{,-leaving,-preview,-refusals}.spec.ts"];

/** What most people do. The rest is that of every page, width and state: `npm run test:sweeps`. */
const journeys = [
  "drafts",
  "email-box",
  "enquiries",
  "failed-submissions",
  "form-validation",
  "frame",
  "kinds-of-pages",
  "links-to-forms",
  "menu",
  "search",
  "search-page",
].map((name) => `**/site/${name}.spec.ts`);

/** Tests beside the journeys that try the same in one more way. */
const sweep = /@sweep/;

/** End-to-end tests in a real browser: the built site on the real server, which the global setup starts. */
export default defineConfig<object, Partial<EngineOptions> & { provider: SiteVerifyName }>({
  testDir: "__tests__",
  projects: [
    { name: "journeys", testMatch: journeys, grepInvert: sweep },
    {
      name: "sweeps",
      testMatch: ["**/site/*.spec.ts", "**/specification/*.spec.ts"],
      testIgnore: [...buildTests, ...journeys],
    },
    { name: "sweeps of journeys", testMatch: journeys, grep: sweep },
    ...(["webkit", "firefox"] as const).map((engine) => ({
      name: engine,
      testMatch: "**/engines/*.spec.ts",
      // WebKitGTK hangs in about one of a hundred page loads. A failed test ends its worker, and with it the browser.
      retries: 1,
      timeout: 120_000,
      expect: { timeout: 20_000 },
      use: { engine },
    })),
    // The site with every third party. First, so that other tests run during its build.
    { name: "configured build", testMatch: "**/site/configured/build.setup.ts" },
    { name: "builds", testMatch: buildTests },
    {
      name: "builds: configured site",
      testMatch: "**/site/configured/*.spec.ts",
      testIgnore: captchaTests,
      dependencies: ["configured build"],
    },
    ...siteVerifyProviders.map((provider) => ({
      name: `builds: captcha by ${provider}`,
      testMatch: captchaTests,
      dependencies: ["configured build"],
      use: { provider },
    })),
  ],
  globalSetup: "./__tests__/site/support/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // One more than a small machine's cores, because tests spend a quarter of their time waiting.
  workers: 3,
  // A shared CI machine may stall for seconds. A test that passes only on retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: "line",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    // Tracing makes a run a fifth slower. `npm run test:site -- --trace on` records a trace of every test.
    trace: "on-first-retry",
    // Neither may depend on the machine, which may know no time zone at all.
    locale: "en-GB",
    timezoneId: "Europe/London",
  },
});
