import type { Locator } from "@playwright/test";
import { expect } from "./test";

/** Distance between the element's top and the bottom of the sticky bars above it, in pixels. */
const belowHeader = (element: Locator) =>
  element.evaluate((target) => {
    const bars = [...document.querySelectorAll("header, main nav")]
      .filter((bar) => getComputedStyle(bar).position === "sticky")
      .map((bar) => bar.getBoundingClientRect().bottom);
    return target.getBoundingClientRect().top - Math.max(0, ...bars);
  });

/** Expects the element just below the header, and below the jump bar if there is one, and not moving. */
export const expectBelowHeader = async (element: Locator): Promise<void> => {
  await expect.poll(() => belowHeader(element)).toBeLessThanOrEqual(32);
  await element.page().waitForTimeout(500);
  expect(await belowHeader(element)).toBeGreaterThanOrEqual(0);
  expect(await belowHeader(element)).toBeLessThanOrEqual(32);
};
