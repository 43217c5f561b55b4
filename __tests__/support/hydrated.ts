import type { Page } from "@playwright/test";

/** Waits for hydration. Only then do elements have React's own properties. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
};
