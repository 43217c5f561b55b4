import type { Locator } from "@playwright/test";

/** Fills a control as Chromium's autofill does: the value at once, `input` and `change`, no key and no focus. */
export const autofill = (control: Locator, value: string): Promise<void> =>
  control.evaluate((element, filled) => {
    const { prototype } = {
      INPUT: HTMLInputElement,
      SELECT: HTMLSelectElement,
      TEXTAREA: HTMLTextAreaElement,
    }[element.tagName as "INPUT" | "SELECT" | "TEXTAREA"];
    // The page's own setter would tell React of the value, and the event would then be no change to it.
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, filled);
    for (const type of ["input", "change"]) element.dispatchEvent(new Event(type, { bubbles: true }));
  }, value);
