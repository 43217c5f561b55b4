import type { Page } from "@playwright/test";
import { pathOf } from "../../src/routes/page-table";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

const tags = [
  "meta[name]",
  "meta[property]",
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  "script[type$=json]",
];

/** What the head says of the page. */
const headOf = (page: Page) =>
  page.evaluate(
    (selector) => [
      document.documentElement.lang,
      document.title,
      ...Array.from(document.head.querySelectorAll(selector), ({ outerHTML }) => outerHTML).sort(),
    ],
    tags.join(),
  );

test("the head after a click is that of the page when it is loaded", async ({ page }) => {
  await open(page, "/");
  const links = page
    .getByRole("contentinfo")
    .locator('a[href^="/"]:not([href="/"], [href*="."], [href*="?"])');
  const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")));
  const loaded = new Map<string, string[]>();
  for (const path of [...paths].slice(0, 4)) {
    await page.goto(path);
    loaded.set(path, await headOf(page));
  }
  expect(loaded.size).toBe(4);
  // This page is not for search engines, so nothing of its head may stay.
  await open(page, pathOf("search-page"));
  for (const [path, head] of loaded) {
    await links
      .and(page.locator(`[href="${path}"]`))
      .first()
      .click();
    await expect.poll(() => headOf(page)).toEqual(head);
  }
});
