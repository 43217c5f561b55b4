import type { Browser } from "@playwright/test";

/** A line with Lighthouse's index of the machine's speed, without slowdown. Figures of two machines compare beside it only. */
export const machineSpeed = async (browser: Browser): Promise<string> => {
  const { pageFunctions } = await import("lighthouse/core/lib/page-functions.js");
  const page = await browser.newPage();
  const index = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
  await page.close();
  return `The machine's benchmark index is ${Math.round(Number(index))}.`;
};
