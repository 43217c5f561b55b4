import { waitFor } from "@testing-library/react";
import {
  loadShownPicture,
  isDark,
  startTheme,
  themeToggle,
  type Theme,
} from "../../../src/browser/before-paint/theme";
import { deferredPreload } from "../../../src/browser/before-paint/deferred-preload";

const pressed = () => document.querySelector("button")?.getAttribute("aria-pressed");

/** Tells the page that the system's theme has changed. */
let told: () => void;

/** Opens a page in a system of this theme, as if its head were read before its body. */
const open = (system: Theme) => {
  const media = {
    matches: system === "dark",
    addEventListener: (_: string, tell: () => void) => (told = tell),
  };
  Object.assign(window, { matchMedia: () => media });
  document.body.innerHTML = "";
  startTheme(themeToggle);
  document.body.innerHTML = `<button ${themeToggle}><span></span></button>`;
  document.dispatchEvent(new Event("DOMContentLoaded"));
  return (other: Theme) => {
    media.matches = other === "dark";
    told();
  };
};

/** Clicks, and waits for the theme that follows the next frame. */
const click = async (selector = "button") => {
  const before = isDark();
  document.querySelector<HTMLElement>(selector)?.click();
  await waitFor(() => expect(isDark()).not.toBe(before));
};

// Each start listens to the whole document, so that an even number of them would undo one another.
let listeners: jest.SpyInstance;
let ofWindow: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  listeners = jest.spyOn(document, "addEventListener");
  ofWindow = jest.spyOn(window, "addEventListener");
});
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener);
  for (const [type, listener] of ofWindow.mock.calls) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

test("a page follows the system before its body is there, and the switch tells so", () => {
  open("dark");
  expect(isDark()).toBe(true);
  expect(pressed()).toBe("true");
});

test("a tap on the switch, or on what is drawn in it, changes the theme, and the next page keeps it", async () => {
  open("light");
  await click("span");
  expect(isDark()).toBe(true);
  expect(pressed()).toBe("true");
  open("light");
  expect(isDark()).toBe(true);
});

test("an open page follows the system, until its visitor has chosen", async () => {
  const changeSystem = open("light");
  changeSystem("dark");
  expect(isDark()).toBe(true);
  expect(pressed()).toBe("true");
  await click();
  changeSystem("dark");
  expect(isDark()).toBe(false);
});

test.each(["storage", "pageshow"])("a page follows what was chosen elsewhere, told by %s", (event) => {
  open("light");
  localStorage.setItem("theme", "dark");
  window.dispatchEvent(new Event(event));
  expect(isDark()).toBe(true);
  expect(pressed()).toBe("true");
});

test("the switch tells of a tap before the page is restyled, and a second tap takes it back", async () => {
  open("light");
  const button = document.querySelector("button");
  button?.click();
  expect([pressed(), isDark()]).toEqual(["true", false]);
  button?.click();
  expect(pressed()).toBe("false");
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  expect([pressed(), isDark()]).toEqual(["false", false]);
});

test("a tap elsewhere changes nothing", () => {
  open("light");
  document.body.click();
  expect(isDark()).toBe(false);
});

test("where storage is closed, the choice lasts for the page", async () => {
  const closed = () => {
    throw new Error("closed");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(closed);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(closed);
  open("light");
  await click();
  expect(isDark()).toBe(true);
});

describe("pictures that have a twin by lamplight", () => {
  afterEach(() => document.head.replaceChildren());

  /** A preload in the head. */
  const held = (media?: string, theme?: Theme) => {
    const link = document.head.appendChild(document.createElement("link"));
    for (const [name, value] of Object.entries(deferredPreload(media, theme))) link.setAttribute(name, value);
    return link;
  };
  const picture = (theme: Theme, decode = () => Promise.resolve()) => {
    const image = Object.assign(document.createElement("img"), { loading: "lazy", decode });
    image.dataset.pictureTheme = theme;
    return document.body.appendChild(image);
  };
  const shown = () => document.documentElement.dataset.pictureTheme;

  test.each(["light", "dark"] as const)("a %s page preloads its own picture and the fonts", (theme) => {
    const links = { light: held("(width <= 9em)", "light"), dark: held("(width <= 9em)", "dark") };
    const font = held();
    open(theme);
    const other = theme === "light" ? "dark" : "light";
    expect(links[theme].media).toBe("(width <= 9em)");
    expect(links[other].media).not.toBe("(width <= 9em)");
    expect(font.media).toBe("all");
  });

  test("without scripts a page preloads the light theme's picture and the fonts", () => {
    expect(deferredPreload("(width <= 9em)", "light").media).toBe("(scripting: none) and (width <= 9em)");
    expect(deferredPreload().media).toBe("(scripting: none)");
    expect(deferredPreload(undefined, "dark").media).toBe("not all");
  });

  test("the shown picture waits for nothing, the other one stays lazy", () => {
    open("dark");
    const [light, dark] = [picture("light"), picture("dark")];
    loadShownPicture();
    expect([light.loading, dark.loading]).toEqual(["lazy", "eager"]);
  });

  test("after a change the other picture is shown once it was decoded", async () => {
    open("light");
    let decoded = () => {};
    const dark = picture("dark", () => new Promise<void>((done) => (decoded = done)));
    await click();
    expect(dark.loading).toBe("eager");
    expect([isDark(), shown()]).toEqual([true, "light"]);
    decoded();
    await new Promise(process.nextTick);
    expect(shown()).toBe("dark");
  });

  test("a change waits for no picture that is out of sight, and fetches none", async () => {
    open("light");
    const far = picture("dark", () => new Promise<void>(() => {}));
    const holder = document.body.appendChild(document.createElement("div"));
    holder.append(far);
    holder.getBoundingClientRect = () => new DOMRect(0, innerHeight + 1, 100, 100);
    await click();
    await new Promise(process.nextTick);
    expect([far.loading, shown()]).toEqual(["lazy", "dark"]);
  });

  test("a picture that cannot be had leaves the other one in place", async () => {
    open("light");
    picture("dark", () => Promise.reject(new Error("no picture")));
    await click();
    await new Promise(process.nextTick);
    expect([isDark(), shown()]).toEqual([true, "light"]);
  });

  test("a picture that arrives after the theme was changed back is not shown", async () => {
    open("light");
    let decoded = () => {};
    picture("light");
    picture("dark", () => new Promise<void>((done) => (decoded = done)));
    await click();
    await click();
    decoded();
    await new Promise(process.nextTick);
    expect([isDark(), shown()]).toEqual([false, "light"]);
  });
});
