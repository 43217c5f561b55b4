import {
  timesAskedKey,
  timesAskedMark,
  timesButtonMark,
  listenForTimesButtons,
  calendarHeightKey,
} from "../../../src/load/before-paint/asked-times";
import { emailKey, takeEmailFromUrl } from "../../../src/browser/reading/email-for-form";
import { startTheme, themeToggle } from "../../../src/load/before-paint/theme";
import { hideUntilOutcome } from "../../../src/forms/outcome/hide-until-outcome";
import { pendingMark, key } from "../../../src/forms/outcome/outcome";
import { menuId, syncMenuState } from "../../../src/frame/header/menu-script";
import { loadBundles } from "../../../src/load/after-paint/load-bundles";
import { inlineScript } from "../../../src/load/before-paint/inline-script";

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
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: jest.fn() }) });
  });
  afterEach(() => jest.useRealTimers());

  test.each([
    ["startTheme", inlineScript(startTheme, themeToggle)],
    ["takeEmailFromUrl", inlineScript(takeEmailFromUrl, emailKey)],
    ["syncMenuState", inlineScript(syncMenuState, menuId)],
    [
      "listenForTimesButtons",
      inlineScript(listenForTimesButtons, timesButtonMark, timesAskedMark, timesAskedKey, calendarHeightKey, [
        "draft",
      ]),
    ],
    ["hideUntilOutcome", inlineScript(hideUntilOutcome, key, pendingMark)],
    ["loadBundles", inlineScript(loadBundles, ["/a.js"])],
  ])("%s runs to its end", (_name, script) => {
    const failed = jest.fn();
    window.addEventListener("error", failed);
    document.body.innerHTML = `<button ${themeToggle} ${timesButtonMark} popovertarget="${menuId}"></button><div id="${menuId}"></div>`;
    window.eval(script);
    document.querySelector("button")?.click();
    document.getElementById(menuId)?.dispatchEvent(new Event("toggle"));
    jest.advanceTimersByTime(2000);
    expect(failed).not.toHaveBeenCalled();
  });
});
