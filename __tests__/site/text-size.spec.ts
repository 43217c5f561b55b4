import type { Page } from "@playwright/test";
import { isOnSite } from "../support/parts";
import { sidewaysScroll } from "./support/ready";
import { expect, test } from "./support/test";
import { words } from "../support/words";

/** Sets the browser's default font size in pixels; the usual one is 16. */
const chooseTextSize = async (page: Page, standard: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
};

/** Names of the visible controls in the header, and whether each is completely in the viewport. */
const controlsOnScreen = (page: Page): Promise<Record<string, boolean>> =>
  page.getByRole("banner").evaluate((banner) => {
    const shown = [...banner.querySelectorAll("a, button, summary")].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    return Object.fromEntries(
      shown.map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const name = control.getAttribute("aria-label") ?? control.textContent;
        return [name, left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight];
      }),
    );
  });

for (const size of [20, 24, 32]) {
  test(`nothing overflows the viewport with text of ${size} px`, async ({ page }) => {
    await chooseTextSize(page, size);
    for (const path of ["/", "/hire/vue-js-developer"].filter(isOnSite)) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await sidewaysScroll(page), `${path} at ${width} px`).toEqual([]);
        const controls = await controlsOnScreen(page);
        expect
          .soft(Object.values(controls), `${path} at ${width} px: ${Object.keys(controls).join()}`)
          .not.toContain(false);
        expect(Object.keys(controls).length).toBeGreaterThan(2);
      }
    }
  });
}

test("large text gets the phone layout: the menu opens below the header, in the viewport", async ({
  page,
}) => {
  await chooseTextSize(page, 32);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: words.labels.frame.menu }).click();
  const entry = page
    .getByRole("navigation", { name: words.labels.frame.mainNavigation })
    .getByRole("link")
    .first();
  await expect(entry).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  expect((await entry.boundingBox())?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
});

test("at the usual text size, labels in the wide header stay on one line from 993 px on", async ({
  page,
}) => {
  await page.goto("/");
  const menu = page.getByRole("button", { name: words.labels.frame.menu });
  await page.setViewportSize({ width: 992, height: 900 });
  await expect(menu).toBeVisible();
  for (const width of [993, 1024, 1121, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu).toBeHidden();
    const lines = await page
      .getByRole("banner")
      .getByRole("link")
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => {
            const text = document.createRange();
            text.selectNodeContents(link);
            return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
          }),
      );
    expect(lines, `at ${width} px`).not.toContain(2);
    expect(Object.values(await controlsOnScreen(page))).not.toContain(false);
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(80);
  }
});
