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
  await expect(page.locator("html")).not.toHaveAttribute("data-deferred-layout");
  await expect.poll(() => page.evaluate(countWaiting)).toBe(0);
});

test("a change of the theme leaves the page's height and nothing that rests", async ({ page }) => {
  await open(page, path);
  await expect(page.locator("html")).not.toHaveAttribute("data-deferred-layout");
  // Letters that come late are another cause of another height.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => setTimeout(laidOut))));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  // In one task, before a frame wakes the first section.
  const atOnce = await page.locator("[data-theme-toggle]").evaluate((button) => {
    (button as HTMLElement).click();
    return [document.querySelectorAll("[data-resting]").length, document.documentElement.scrollHeight];
  });
  expect(atOnce[0]).toBeGreaterThan(5);
  expect(atOnce[1]).toBe(before);
  await expect(page.locator("html")).toHaveAttribute("data-picture-theme", "dark");
  await expect(page.locator("[data-resting]")).toHaveCount(0);
  expect(await height()).toBe(before);
});

test("a change of the theme leaves the focus where it is, also out of sight", async ({ page }) => {
  await open(page, path);
  await expect(page.locator("html")).not.toHaveAttribute("data-deferred-layout");
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.focus();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(field).not.toBeInViewport();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("[data-resting]")).toHaveCount(0);
  await expect(field).toBeFocused();
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
