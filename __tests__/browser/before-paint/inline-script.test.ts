import {
  timesAskedKey,
  timesAskedMark,
  timesButtonMark,
  listenForTimesButtons,
  calendarHeightKey,
} from "../../../src/browser/before-paint/asked-times";
import { emailKey, takeEmailFromUrl } from "../../../src/browser/reading/email-for-form";
import { startTheme, themeToggle } from "../../../src/browser/before-paint/theme";
import { hideUntilOutcome } from "../../../src/forms/outcome/hide-until-outcome";
import { pendingMark, outcomeKey } from "../../../src/forms/outcome/outcome";
import { menuId, syncMenuState } from "../../../src/frame/header/menu-script";
import { loadBundles } from "../../../src/browser/hydration/load-bundles";
import { inlineScript } from "../../../src/browser/before-paint/inline-script";

test("a function runs with the values that it is given", () => {
  const write = (name: string, values: readonly (string | number | boolean)[]) =>
    document.documentElement.setAttribute(name, values.join());
  window.eval(inlineScript(write, "data-written", ["a\n  b", 1, true]));
  expect(document.documentElement).toHaveAttribute("data-written", "a\n  b,1,true");
});

test("no value ends the script's element", () => {
  const write = (text: string) => document.documentElement.setAttribute("data-written", text);
  const script = inlineScript(write, "</script><!--");
  expect(script).not.toMatch(/<\/script|<!--/);
  window.eval(script);
  expect(document.documentElement).toHaveAttribute("data-written", "</script><!--");
});

test("scripts that follow one another do not run into one another", () => {
  const count = (name: string) =>
    document.body.setAttribute(name, String(Number(document.body.getAttribute(name)) + 1));
  window.eval(inlineScript(count, "data-count") + inlineScript(count, "data-count"));
  expect(document.body).toHaveAttribute("data-count", "2");
});

describe("in a page, where nothing of its own file is at hand", () => {
  const root = document.documentElement;
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: jest.fn() }) });
  });
  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });

  test("the button changes the theme", () => {
    document.body.innerHTML = `<button ${themeToggle}></button>`;
    window.eval(inlineScript(startTheme, themeToggle));
    expect(root).toHaveAttribute("data-theme", "light");
    document.querySelector("button")!.click();
    jest.runAllTimers();
    expect(root).toHaveAttribute("data-theme", "dark");
  });

  test("an email address is kept for the form, and not shown", () => {
    history.replaceState(null, "", "?email=ann%40tea.example&from=home");
    window.eval(inlineScript(takeEmailFromUrl, emailKey));
    expect(location.search).toBe("?from=home");
    expect(sessionStorage.getItem(emailKey)).toBe("ann@tea.example");
  });

  test("the menu's button says whether it is open", () => {
    document.body.innerHTML = `<button popovertarget="${menuId}"></button><div id="${menuId}"></div>`;
    window.eval(inlineScript(syncMenuState, menuId));
    document.getElementById(menuId)!.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
    expect(document.querySelector("button")).toHaveAttribute("aria-expanded", "true");
  });

  test("a link to the calendar is answered, and the next page knows of it", () => {
    document.body.innerHTML = `<a href="#form" ${timesButtonMark}></a>`;
    const asked = jest.fn();
    window.addEventListener(timesAskedKey, asked, { once: true });
    const script = inlineScript(
      listenForTimesButtons,
      timesButtonMark,
      timesAskedMark,
      timesAskedKey,
      calendarHeightKey,
      ["draft"],
    );
    window.eval(script);
    document.querySelector("a")!.click();
    expect(asked).toHaveBeenCalled();
    root.removeAttribute(timesAskedMark);
    window.eval(script);
    expect(root).toHaveAttribute(timesAskedMark);
  });

  test("what was written for an opening without an outcome is hidden while one waits", () => {
    const script = inlineScript(hideUntilOutcome, outcomeKey, pendingMark);
    window.eval(script);
    expect(root).not.toHaveAttribute(pendingMark);
    sessionStorage.setItem(outcomeKey, "{}");
    window.eval(script);
    expect(root).toHaveAttribute(pendingMark);
  });

  test("the bundles come", () => {
    window.eval(inlineScript(loadBundles, ["/a.js"]));
    jest.advanceTimersByTime(1000);
    expect(document.querySelector("script")).toHaveAttribute("src", "/a.js");
  });
});
