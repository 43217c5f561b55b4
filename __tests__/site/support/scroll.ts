import type { Locator } from "@playwright/test";
import { expect } from "./test";

/** Distance of the element's upper edge from the header's lower edge, in pixels. */
const belowHeader = (element: Locator) =>
  element.evaluate((target) => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return target.getBoundingClientRect().top - header;
  });

/** The element stands free of the header and close to it, and stays there. */
export const expectBelowHeader = async (element: Locator): Promise<void> => {
  await expect.poll(() => belowHeader(element)).toBeLessThanOrEqual(32);
  await element.page().waitForTimeout(500);
  expect(await belowHeader(element)).toBeGreaterThanOrEqual(0);
  expect(await belowHeader(element)).toBeLessThanOrEqual(32);
};
