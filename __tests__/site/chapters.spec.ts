import type { Page } from "@playwright/test";
import { isOnSite } from "../support/parts";
import { words } from "../support/words";
import { open, readThrough } from "./support/ready";
import { expectBelowHeader } from "./support/scroll";
import { expect, test } from "./support/test";

const path = "/hire/vue-js-developer";
const longPages = [
  ...["laravel-developers", "mobile-app-developers", "node-js-developers", "react-js-developer"].map(
    (slug) => `/hire/${slug}`,
  ),
  ...[path, "/mobile-app-development", "/frontend-development"],
].filter(isOnSite);

const { name, why, how, who } = words.labels.chapters;

const jumpBar = (page: Page) => page.getByRole("navigation", { name });
const linkOf = (page: Page, chapter: string) => jumpBar(page).getByRole("link", { name: chapter });
const getStarted = (page: Page) =>
  jumpBar(page).getByRole("link", { name: words.labels.actions.getStarted, includeHidden: true });

for (const width of [390, 1280]) {
  test(`the jump bar leads to each chapter and marks it, at ${width} px`, async ({ page, browserErrors }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, path);
    await expect(jumpBar(page).locator("[aria-current]")).toHaveCount(0);
    const sections = await page.locator("main section, main form, main details").elementHandles();
    for (const [id, chapter] of Object.entries({ who, why, how })) {
      await linkOf(page, chapter).click();
      await expectBelowHeader(page.locator(`#${id}`));
      await expect(linkOf(page, chapter)).toHaveAttribute("aria-current", "location");
      await expect(jumpBar(page).locator("[aria-current]")).toHaveCount(1);
      await expect(linkOf(page, chapter)).toBeInViewport();
    }
    // A jump moves the view alone: nothing that the server sent is thrown away.
    for (const section of sections)
      expect(await section.evaluate((element) => element.isConnected)).toBe(true);
    expect(browserErrors).toEqual([]);
  });
}

test("on a phone the way to the form stays at hand, and leaves where the form is in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await expect(getStarted(page)).toBeHidden();
  await linkOf(page, who).click();
  await expect(getStarted(page)).toBeInViewport({ ratio: 1 });
  await getStarted(page).click();
  await expectBelowHeader(page.getByRole("form", { name: words.forms.hire }));
  await expect(getStarted(page)).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(getStarted(page)).toBeHidden();
});

test("nothing that sticks covers what the keyboard reaches", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await linkOf(page, who).click();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (!focused.closest("main") || focused.closest("nav")) return "";
      const { left, top, width, height } = focused.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      return over?.closest("header, nav") ? focused.textContent : "";
    });
    expect(covered).toBe("");
  }
});

for (const [width, height] of [
  [320, 256],
  [640, 360],
  [844, 390],
] as const) {
  test(`no bar stays in a window of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    await linkOf(page, who).click();
    await expect(page.locator("#who")).toBeInViewport();
    await expect(jumpBar(page)).not.toBeInViewport();
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(getStarted(page)).not.toBeInViewport();
  });
}

test("forced colours mark the current chapter's link alone", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, path);
  await linkOf(page, how).click();
  await expect(linkOf(page, how)).toHaveAttribute("aria-current", "location");
  const colour = (chapter: string) =>
    linkOf(page, chapter).evaluate((link) => getComputedStyle(link).borderBottomColor);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await colour(who)).toBe(ground);
  expect(await colour(how)).not.toBe(ground);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the jump bar's links work", async ({ page }) => {
    await page.goto(path);
    await linkOf(page, how).click();
    await expectBelowHeader(page.locator("#how"));
  });
});

/** A page that nobody skims is too long. */
for (const { width, most } of [
  { width: 390, most: 16_500 },
  { width: 1440, most: 10_500 },
]) {
  test(`the long pages stay under ${most} px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const tooLong: string[] = [];
    for (const longPage of longPages) {
      await open(page, longPage);
      await readThrough(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height >= most) tooLong.push(`${longPage}: ${height}`);
    }
    expect(tooLong).toEqual([]);
  });
}
