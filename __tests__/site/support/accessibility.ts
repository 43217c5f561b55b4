import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";

export const themes = ["light", "dark"];

/**
 * Sets the theme and ends colour transitions at once; one can start another. Scroll-driven animations never finish, and
 * change no colour.
 */
export const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset.theme = wanted;
    for (let still = 0, frames = 0; still < 3 && frames < 120; frames++) {
      // Without rendering there are no animation frames.
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 100);
      });
      const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
      for (const transition of moving) if (transition instanceof CSSTransition) transition.finish();
      still = moving.length === 0 ? still + 1 : 0;
    }
  }, theme);

export const colourRules = ["color-contrast", "link-in-text-block"];

/** The rules of WCAG 2.2's level AA (`wcag22aa`), which axe leaves out unless asked. */
const wcag22 = { "target-size": { enabled: true } };

const placeMark = "data-axe-place";

/**
 * Violations of all axe rules or of these, on the page or in an element, one line each, with the element's HTML,
 * because class names are shortened. Axe takes seconds for a long page, so tests of a single control pass its element.
 */
export const violations = async (where: Page | Locator, rules?: readonly string[]): Promise<string[]> => {
  const place = "page" in where ? where : undefined;
  const page = "page" in where ? where.page() : where;
  await place?.evaluate((element, mark) => element.setAttribute(mark, ""), placeMark);
  // Only violations are described. Legacy mode avoids a second page, which only cross-origin frames need.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], rules: rules ? {} : wcag22 })
    .setLegacyMode();
  if (place) axe.include(`[${placeMark}]`);
  const results = await (rules ? axe.withRules([...rules]) : axe).analyze();
  await place?.evaluate((element, mark) => element.removeAttribute(mark), placeMark);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
  );
};
