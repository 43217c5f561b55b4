import type { Page } from "@playwright/test";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

/** Follows the first card in a list and says which pictures the browser then moved. */
const followCard = async (page: Page, reducedMotion: "reduce" | "no-preference") => {
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...parts) {
      const transition = start.apply(this, parts);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect;
          (window as unknown as { moved: (string | null)[] }).moved.push(pseudoElement);
        }
      });
      return transition;
    };
  });
  await open(page, "/portfolio");
  const card = page.getByRole("main").getByRole("article").getByRole("link").first();
  const name = await card.textContent();
  await card.hover();
  await page.waitForLoadState("networkidle");
  await card.click();
  await expect(page).not.toHaveURL(/\/portfolio$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name!);
  return page.evaluate(() => (window as unknown as { moved: (string | null)[] }).moved);
};

const picture = "::view-transition-group(page-picture)";

test("a card's picture grows into the picture of the page that it leads to", async ({ page }) => {
  expect(await followCard(page, "no-preference")).toContain(picture);
  // Whoever goes on is not stopped by it.
  await page.goBack();
  await expect(page).toHaveURL(/\/portfolio$/);
});

test("nothing moves for visitors who want less motion", async ({ page }) => {
  expect(await followCard(page, "reduce")).toEqual([]);
});
