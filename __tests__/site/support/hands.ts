import type { Locator, Page } from "@playwright/test";

/** How a visitor works a page: by keyboard alone, by touch, or by mouse. */
export interface Hands {
  /** Puts the focus on a control. */
  reach(control: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Ticks a box or presses a button. */
  press(control: Locator, key?: "Space" | "Enter"): Promise<void>;
  /** Chooses the option of a list that begins with `text`. */
  choose(list: Locator, text: string): Promise<void>;
  /** Moves a slider up by `steps`. */
  slide(slider: Locator, steps: number): Promise<void>;
}

const longestWay = 150;

/** Only Tab, letters, Space, Enter and arrows. Controls are reached in the order of the page. */
export const keyboard = (page: Page): Hands => {
  const reach = async (control: Locator) => {
    // Looking a control up by its name at every step would take most of the test's time.
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

/** Taps, and what the system's own keyboard and pickers hand to the page. */
export const touch = (page: Page): Hands => ({
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

/** A mouse, and text put in at once: for tests in which the way does not matter. */
export const mouse = (page: Page): Hands => ({
  ...touch(page),
  reach: (control) => control.focus(),
  write: (field, text) => field.fill(text),
  press: (control) => control.click(),
});

interface Point {
  x: number;
  y: number;
}

/** A finger that moves from one place to another, as the browser itself sees it: it may scroll, or go back. */
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
