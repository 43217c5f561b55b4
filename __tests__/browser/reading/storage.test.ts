import {
  dropSession,
  isStoragePersistent,
  readSession,
  readSessionText,
  writeSession,
} from "../../../src/browser/reading/storage";

const blocked = () =>
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });

/** Refuses what is written, and still holds what was there. */
const full = () =>
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });

beforeEach(() => window.sessionStorage.clear());

test("what is written outlives the page", () => {
  expect(isStoragePersistent()).toBe(true);
  expect(writeSession("draft", { name: "Ada" })).toBe(true);
  expect(window.sessionStorage).toHaveLength(1);
  expect(readSession("draft")).toEqual({ name: "Ada" });
});

test.each([
  ["blocked", blocked],
  ["full", full],
])("where storage is %s, it lasts as long as the page", (_what, close) => {
  writeSession("draft", { name: "Old" });
  const closed = close();
  expect(isStoragePersistent()).toBe(false);
  expect(writeSession("draft", { name: "Ada" })).toBe(false);
  expect(readSession("draft")).toEqual({ name: "Ada" });
  closed.mockRestore();
  expect(readSession("draft")).toEqual({ name: "Ada" });
  dropSession("draft");
  expect(readSessionText("draft")).toBeNull();
});
