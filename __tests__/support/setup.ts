import "@testing-library/jest-dom";

// As in the browser tests: a shared CI machine may stall for seconds. The first failure is printed.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** React reports faults (keys, act, hydration) through console.error, so any call fails the test. */
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(" ")}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
