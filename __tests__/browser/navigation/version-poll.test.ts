import { reloadPage } from "../../../src/browser/navigation/page-load";
import {
  loadNewVersion,
  pollIntervalMs,
  startVersionPoll,
} from "../../../src/browser/navigation/version-poll";

jest.mock("../../../src/browser/navigation/page-load");

const fetched = jest.fn();
let visibility: DocumentVisibilityState = "visible";

const answer = (id: string) => Promise.resolve({ ok: true, json: () => Promise.resolve({ id }) });
const serve = (id: string) => fetched.mockImplementation(() => answer(id));
const turn = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeAll(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  Object.defineProperty(document, "visibilityState", { get: () => visibility });
  global.fetch = fetched;
  fetched.mockImplementation(() => answer("old"));
  startVersionPoll();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/page-data/app-data.json"]);
});

beforeEach(() => {
  jest.mocked(reloadPage).mockReset();
  fetched.mockReset();
  serve("old");
  window.___swUpdated = undefined;
});

test("the latest build is polled every 60 minutes, with a timestamp", async () => {
  await jest.advanceTimersByTimeAsync(pollIntervalMs - 1);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0][0]).toBe(`/builds/latest.json?${Date.now()}`);
  await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a hidden tab polls when it becomes visible, not when it is hidden", async () => {
  turn("hidden");
  await settle();
  expect(fetched).not.toHaveBeenCalled();
  turn("visible");
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a new build makes the next navigation a full page load, and reloads nothing itself", async () => {
  serve("new");
  turn("visible");
  await settle();
  expect(window.___swUpdated).toBe(true);
  expect(reloadPage).not.toHaveBeenCalled();
  turn("visible");
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ["the same build", () => serve("old")],
  ["no network", () => fetched.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["a missing file", () => fetched.mockResolvedValue({ ok: false })],
  ["garbage", () => fetched.mockResolvedValue({ ok: true, json: () => Promise.reject(new SyntaxError()) })],
])("%s has no effect", async (_, respond) => {
  respond();
  turn("visible");
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(window.___swUpdated).toBeUndefined();
});

test("Back to another page loads the new version; a fragment on the same page and the first page do not", () => {
  const update = (from: string | null, to: string) =>
    loadNewVersion({
      location: { pathname: to, search: "", hash: "" },
      prevLocation: from === null ? null : { pathname: from, search: "", hash: "" },
    });
  update("/about", "/blog");
  expect(reloadPage).not.toHaveBeenCalled();
  window.___swUpdated = true;
  update(null, "/about");
  update("/about", "/about");
  expect(reloadPage).not.toHaveBeenCalled();
  update("/about", "/blog");
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
