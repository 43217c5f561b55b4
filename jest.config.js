/**
 * All tests without a browser; `__tests__/server` are those of `npm run test:server`. Playwright runs the browser tests
 * in `__tests__/site`.
 */
module.exports = {
  testEnvironment: "jsdom",
  // By default Jest leaves one core idle, which is half of a small machine.
  maxWorkers: "100%",
  // Jest's own 5 s are too short on a machine that builds the site at the same time.
  testTimeout: 20_000,
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache/",
    "<rootDir>/public/",
    "<rootDir>/dist/",
    "<rootDir>/.test-builds/",
  ],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "\\.(css|woff2|svg|webp)$": "<rootDir>/__tests__/support/asset-path.ts",
  },
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
  globalSetup: "<rootDir>/__tests__/support/postgres/set-up.ts",
  globalTeardown: "<rootDir>/__tests__/support/postgres/tear-down.ts",
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
};
