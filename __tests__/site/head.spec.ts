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
      ...Array.from(document.head.querySelectorAll(selector), ({ localName, attributes, textContent }) =>
        [
          localName,
          textContent,
          ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort(),
        ].join(" "),
      ).sort(),
    ],
    tags.join(),
  );

const footerLinks = (page: Page) =>
  page.getByRole("contentinfo").locator('a[href^="/"]:not([href="/"], [href*="."], [href*="?"])');

/** Where the footer leads, each path once. */
const linkedPaths = async (page: Page): Promise<string[]> => [
  ...new Set(
    await footerLinks(page).evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")),
  ),
];

test("the head after a click is that of the page when it is loaded", async ({ page }) => {
  await open(page, "/");
  const loaded = new Map<string, string[]>();
  for (const path of (await linkedPaths(page)).slice(0, 4)) {
    await page.goto(path);
    loaded.set(path, await headOf(page));
  }
  expect(loaded.size).toBe(4);
  // This page is not for search engines, so nothing of its head may stay.
  await open(page, pathOf("search-page"));
  for (const [path, head] of loaded) {
    await footerLinks(page)
      .and(page.locator(`[href="${path}"]`))
      .first()
      .click();
    await expect.poll(() => headOf(page)).toEqual(head);
  }
});

test("title, description and language never leave the document on a way within the site", async ({
  page,
}) => {
  await open(page, "/");
  await page.evaluate(() => {
    const lost: string[] = [];
    Object.assign(window, { lost });
    const look = () => {
      if (!document.title) lost.push("title");
      if (!document.querySelector('meta[name="description"][content]')) lost.push("description");
    };
    new MutationObserver(look).observe(document.head, { childList: true, subtree: true });
    // Each change of an attribute of the root restyles the whole page.
    new MutationObserver(() => lost.push("lang")).observe(document.documentElement, {
      attributeFilter: ["lang"],
    });
  });
  const titles = new Set([await page.title()]);
  for (const path of (await linkedPaths(page)).slice(0, 3)) {
    const before = await page.title();
    await footerLinks(page)
      .and(page.locator(`[href="${path}"]`))
      .first()
      .click();
    await expect.poll(() => page.title()).not.toBe(before);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(4);
  expect(await page.evaluate(() => (window as unknown as { lost: string[] }).lost)).toEqual([]);
});
