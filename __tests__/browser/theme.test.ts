import { isDark, startTheme, themeToggle } from "../../src/browser/theme";

const pressed = () => document.querySelector("button")?.getAttribute("aria-pressed");

/** Opens a page in a system of this theme, as if its head were read before its body. */
const open = (system: "dark" | "light") => {
  Object.assign(window, { matchMedia: () => ({ matches: system === "dark" }) });
  document.body.innerHTML = "";
  startTheme(themeToggle);
  document.body.innerHTML = `<button ${themeToggle}><span></span></button>`;
  document.dispatchEvent(new Event("DOMContentLoaded"));
};

// Each start listens to the whole document, so that an even number of them would undo one another.
let listeners: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  listeners = jest.spyOn(document, "addEventListener");
});
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

test("a page follows the system before its body is there, and the switch tells so", () => {
  open("dark");
  expect(isDark()).toBe(true);
  expect(pressed()).toBe("true");
});

test("a tap on the switch, or on what is drawn in it, changes the theme, and the next page keeps it", () => {
  open("light");
  document.querySelector("span")?.click();
  expect(isDark()).toBe(true);
  expect(pressed()).toBe("true");
  open("light");
  expect(isDark()).toBe(true);
});

test("a tap elsewhere changes nothing", () => {
  open("light");
  document.body.click();
  expect(isDark()).toBe(false);
});

test("where storage is closed, the choice lasts for the page", () => {
  const closed = () => {
    throw new Error("closed");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(closed);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(closed);
  open("light");
  document.querySelector("button")?.click();
  expect(isDark()).toBe(true);
});
