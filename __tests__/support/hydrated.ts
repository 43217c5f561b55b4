import type { Page } from "@playwright/test";

/** Waits until the page's scripts run: what React made alive carries React's own marks. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
};
