import type * as ChunkGuard from "../../../src/browser/navigation/chunk-guard";

const mockReload = jest.fn();
jest.mock("../../../src/browser/navigation/page-load", () => ({ reloadPage: () => mockReload() }));

const start = 1_700_000_000_000;
const errorPage = `<html><head><title>Internal Server Error</title></head><body>
  <div id="___gatsby"><main id="main" tabindex="-1"><h1>Something broke on our side</h1></main></div></body></html>`;
const fetched = jest.fn();
let guards: EventListenerOrEventListenerObject[] = [];
let gatsbysListener: jest.Mock;

/** Simulates a page load at a given time: fresh modules, but the same session storage. */
const openPageAt = (ms: number, path = "/about") => {
  guards.forEach((guard) => window.removeEventListener("unhandledrejection", guard, true));
  jest.setSystemTime(start + ms);
  Object.defineProperty(performance, "timeOrigin", { configurable: true, value: start + ms });
  window.history.replaceState({}, "", path);
  document.title = "About";
  document.body.innerHTML = `<div id="___gatsby"><main id="main"><h1>About us</h1></main></div>`;
  const added = jest.spyOn(window, "addEventListener");
  jest.isolateModules(() => {
    jest.requireActual<typeof ChunkGuard>("../../../src/browser/navigation/chunk-guard").startChunkGuard();
  });
  guards = added.mock.calls.filter(([type]) => type === "unhandledrejection").map(([, guard]) => guard);
  added.mockRestore();
};

const failAfter = async (ms: number, reason: unknown = chunkError()) => {
  jest.setSystemTime(Date.now() + ms);
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  await new Promise((resolve) => jest.requireActual<typeof globalThis>("timers").setImmediate(resolve));
};
const chunkError = () => Object.assign(new Error("Loading chunk 17 failed."), { name: "ChunkLoadError" });
const heading = () => document.querySelector("h1")?.textContent;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "performance"] });
  sessionStorage.clear();
  [mockReload, fetched].forEach((mock) => mock.mockReset());
  fetched.mockResolvedValue({ text: () => Promise.resolve(errorPage) });
  global.fetch = fetched;
  gatsbysListener = jest.fn();
  window.addEventListener("unhandledrejection", gatsbysListener);
});
afterEach(() => window.removeEventListener("unhandledrejection", gatsbysListener));

test("a failed chunk reloads the page once, without Gatsby's endless reloads", async () => {
  openPageAt(0);
  await failAfter(500);
  await failAfter(1);
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(gatsbysListener).not.toHaveBeenCalled();
  expect(heading()).toBe("About us");
});

test("a chunk that fails again within 10 s shows the Internal Server Error page, with its title and focus", async () => {
  openPageAt(0);
  await failAfter(500);
  openPageAt(1_000);
  await failAfter(500);
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith("/500.html");
  expect(heading()).toBe("Something broke on our side");
  expect(document.title).toBe("Internal Server Error");
  expect(document.activeElement).toBe(document.getElementById("main"));
  expect(window.location.pathname).toBe("/about");
});

test("Back from the Internal Server Error page is a full page load", async () => {
  openPageAt(0);
  await failAfter(0);
  openPageAt(1_000);
  await failAfter(0);
  mockReload.mockReset();
  window.history.replaceState({}, "", "/about#main");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(mockReload).not.toHaveBeenCalled();
  window.history.replaceState({}, "", "/blog");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(mockReload).toHaveBeenCalled();
});

test.each([
  [9_999, 0],
  [10_000, 1],
])(
  "a failure %i ms after the reload of a path, in a page opened later, reloads %i times",
  async (ms, reloads) => {
    openPageAt(0);
    await failAfter(0);
    mockReload.mockReset();
    openPageAt(ms);
    await failAfter(0);
    expect(mockReload).toHaveBeenCalledTimes(reloads);
  },
);

test("a chunk that times out after two minutes does not reload in a loop", async () => {
  openPageAt(0);
  await failAfter(120_000);
  openPageAt(121_000);
  await failAfter(120_000);
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(heading()).toBe("Something broke on our side");
});

test("the 10 s limit applies to each path separately", async () => {
  openPageAt(0);
  await failAfter(0);
  openPageAt(1_000, "/blog");
  await failAfter(0);
  expect(mockReload).toHaveBeenCalledTimes(2);
});

test("without session storage there is no reload, because a loop could not be detected", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  openPageAt(0);
  await failAfter(0);
  expect(mockReload).not.toHaveBeenCalled();
  expect(heading()).toBe("Something broke on our side");
});

test("the page stays as it is when the error page cannot be loaded either", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  openPageAt(0);
  await failAfter(0);
  openPageAt(1_000);
  await failAfter(0);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(heading()).toBe("About us");
});

test("a chunk that the browser cannot parse leaves the page as served, which says how to do without", async () => {
  openPageAt(0);
  document.body.insertAdjacentHTML("beforeend", "<form><noscript><p>Write to us.</p></noscript></form>");
  await failAfter(0, Object.assign(chunkError(), { type: "missing" }));
  expect(mockReload).not.toHaveBeenCalled();
  expect(gatsbysListener).not.toHaveBeenCalled();
  expect(heading()).toBe("About us");
  expect(document.querySelector("form")?.innerHTML).toBe("<p>Write to us.</p>");
});

test("offline, the page stays readable", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  openPageAt(0);
  await failAfter(0);
  expect(mockReload).not.toHaveBeenCalled();
  expect(gatsbysListener).not.toHaveBeenCalled();
});

test("a failed stylesheet chunk counts, other rejections do not", async () => {
  openPageAt(0);
  await failAfter(0, new Error("Loading chunk 17 failed."));
  await failAfter(0, null);
  expect(mockReload).not.toHaveBeenCalled();
  expect(gatsbysListener).toHaveBeenCalledTimes(2);
  await failAfter(0, Object.assign(new Error("css"), { code: "CSS_CHUNK_LOAD_FAILED" }));
  expect(mockReload).toHaveBeenCalledTimes(1);
});
