import type { Browser } from "@playwright/test";

/**
 * A line with Lighthouse's index of the machine's speed. Measurements of two machines can only be compared if it is
 * similar.
 */
export const machineSpeed = async (browser: Browser): Promise<string> => {
  const { pageFunctions } = await import("lighthouse/core/lib/page-functions.js");
  const page = await browser.newPage();
  const index = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
  await page.close();
  return `The machine's benchmark index is ${Math.round(Number(index))}.`;
};
