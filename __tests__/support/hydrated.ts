import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page. Only then do the elements carry properties of React's own. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
};
