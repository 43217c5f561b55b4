import type { Locator } from "@playwright/test";

/**
 * Fills a control as Chromium's autofill does: sets the value, then fires `input` and `change`, without keys and focus.
 */
export const autofill = (control: Locator, value: string): Promise<void> =>
  control.evaluate((element, filled) => {
    const { prototype } = {
      INPUT: HTMLInputElement,
      SELECT: HTMLSelectElement,
      TEXTAREA: HTMLTextAreaElement,
    }[element.tagName as "INPUT" | "SELECT" | "TEXTAREA"];
    // React overrides the element's own setter and would then ignore the event.
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, filled);
    for (const type of ["input", "change"]) element.dispatchEvent(new Event(type, { bubbles: true }));
  }, value);
