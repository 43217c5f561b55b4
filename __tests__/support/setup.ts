import "@testing-library/jest-dom";

/** React reports faults (keys, act, hydration) through console.error, so any call fails the test. */
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    throw new Error(`console.error: ${parts.map(String).join(" ")}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
