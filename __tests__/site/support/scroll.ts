import type { Locator } from "@playwright/test";
import { expect } from "./test";

/** Distance between the element's top and the header's bottom, in pixels. */
const belowHeader = (element: Locator) =>
  element.evaluate((target) => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return target.getBoundingClientRect().top - header;
  });

/** Expects the element just below the header, and not moving. */
export const expectBelowHeader = async (element: Locator): Promise<void> => {
  await expect.poll(() => belowHeader(element)).toBeLessThanOrEqual(32);
  await element.page().waitForTimeout(500);
  expect(await belowHeader(element)).toBeGreaterThanOrEqual(0);
  expect(await belowHeader(element)).toBeLessThanOrEqual(32);
};
