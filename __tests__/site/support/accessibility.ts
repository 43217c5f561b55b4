import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const themes = ["light", "dark"];

/** Puts a theme on, and waits until no colour is on its way any more: one change can set off the next. */
export const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset.theme = wanted;
    for (let still = 0, frames = 0; still < 5 && frames < 120; frames++) {
      await new Promise((done) => requestAnimationFrame(done));
      still = document.getAnimations().length === 0 ? still + 1 : 0;
    }
  }, theme);

/** What axe finds wrong, one line each, with the element's HTML: class names of a build tell nothing. */
export const violations = async (page: Page): Promise<string[]> => {
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
  );
};
