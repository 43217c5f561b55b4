import type { Page } from "@playwright/test";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

const path = "/hire/node-js-developers";

/** Number of elements whose layout is deferred. */
const countWaiting = () =>
  [...document.querySelectorAll("body *")].filter(
    (part) => getComputedStyle(part).getPropertyValue("content-visibility") === "auto",
  ).length;

/** The same at DOMContentLoaded. */
const waitedAtFirst = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.waited));

/** Styles of the test's own, which no policy keeps out. */
const override = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);

test.beforeEach(({ page }) =>
  page.addInitScript(`document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.dataset.waited = (${countWaiting})();
  })`),
);

test("a page that opens at its top lays out the deferred sections after the first paint", async ({
  page,
}) => {
  await open(page, path);
  expect(await waitedAtFirst(page)).toBeGreaterThan(5);
  await expect(page.locator("html")).not.toHaveAttribute("data-near-first");
});

test("sections out of sight rest at their heights, whatever the width", async ({ page }) => {
  await open(page, path);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(() => page.evaluate(countWaiting)).toBeGreaterThan(5);
    const resting = await height();
    await override(page, "* { content-visibility: visible !important; }");
    expect(await height()).toBe(resting);
    await override(page, "");
  }
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const atEnd = page.locator("main section").last();
  await expect(atEnd).not.toHaveAttribute("data-resting");
});

test("the footer's links stay inside the footer while sections are deferred", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Pictures that never load keep the page waiting.
  await page.route(/\.(webp|woff2)$/, () => undefined);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const beside = await page.getByRole("contentinfo").evaluate((footer) => {
    const { bottom } = footer.getBoundingClientRect();
    return [...footer.querySelectorAll("a")].filter((link) => link.getBoundingClientRect().bottom > bottom)
      .length;
  });
  expect(beside).toBe(0);
  expect(await page.evaluate(countWaiting)).toBeGreaterThan(0);
});

test("a page that opens elsewhere has its final height at once", async ({ page }) => {
  await open(page, `${path}#inquiry`);
  expect(await waitedAtFirst(page)).toBe(0);
  await page.goto(path);
  await page.reload();
  expect(await waitedAtFirst(page)).toBe(0);
});
