import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const themes = ["light", "dark"];

/**
 * Puts a theme on, and waits until no colour is on its way any more: one change can set off the next. Animations that
 * follow the scroll position never end, and change no colour.
 */
export const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset.theme = wanted;
    for (let still = 0, frames = 0; still < 5 && frames < 120; frames++) {
      await new Promise((done) => requestAnimationFrame(done));
      const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
      still = moving.length === 0 ? still + 1 : 0;
    }
  }, theme);

/** The rules of axe that look at colours. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong by all its rules or by some, one line each, with the element's HTML: class names of a build tell
 * nothing.
 */
export const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  // Only what is wrong is described; the legacy mode spares a second page, which only frames of other origins need.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const results = await (rules ? axe.withRules(rules) : axe).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
  );
};
