import type { Locator, Page } from "@playwright/test";

/** How a visitor operates a page: by keyboard alone, by touch, or by mouse. */
export interface InputMethod {
  reach(control: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Toggles a checkbox or presses a button. */
  press(control: Locator, key?: "Space" | "Enter"): Promise<void>;
  /** Selects the first option that starts with `text`. */
  choose(list: Locator, text: string): Promise<void>;
  /** Moves a slider up by `steps`. */
  slide(slider: Locator, steps: number): Promise<void>;
}

const longestWay = 150;

/** Uses only Tab, letters, Space, Enter and arrow keys. Controls must be used in tab order. */
export const keyboard = (page: Page): InputMethod => {
  const reach = async (control: Locator) => {
    // Locating the control again at every step would take most of the test's time.
    const element = await control.elementHandle();
    for (let step = 0; step < longestWay; step++) {
      if (await element?.evaluate((node) => node === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reached ${control.toString()}.`);
  };
  const type = async (control: Locator, text: string) => {
    await reach(control);
    await page.keyboard.type(text);
  };
  return {
    reach,
    write: type,
    choose: type,
    press: async (control, key = "Space") => {
      await reach(control);
      await page.keyboard.press(key);
    },
    slide: async (slider, steps) => {
      await reach(slider);
      for (let step = 0; step < steps; step++) await page.keyboard.press("ArrowRight");
    },
  };
};

/** Taps, and input from the system's keyboard and pickers. */
export const touch = (page: Page): InputMethod => ({
  reach: (control) => control.tap(),
  write: async (field, text) => {
    await field.tap();
    await page.keyboard.insertText(text);
  },
  press: (control) => control.tap(),
  choose: async (list, text) => {
    const option = list.locator("option", { hasText: text }).first();
    await option.waitFor({ state: "attached" });
    await list.selectOption({ value: (await option.getAttribute("value")) ?? "" });
  },
  slide: async (slider, steps) => slider.fill(String(Number(await slider.inputValue()) + steps)),
});

/** A mouse, and text that is filled in at once, for tests in which the input method does not matter. */
export const mouse = (page: Page): InputMethod => ({
  ...touch(page),
  reach: (control) => control.focus(),
  write: (field, text) => field.fill(text),
  press: (control) => control.click(),
});

interface Point {
  x: number;
  y: number;
}

/** A touch gesture that the browser itself handles, so it may scroll or go back in the history. */
export const swipe = async (page: Page, from: Point, to: Point): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (let step = 1; step <= 5; step++) {
    const part = step / 5;
    await send("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await send("touchEnd", []);
  await session.detach();
};
