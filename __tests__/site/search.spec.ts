import type { z } from "zod";
import type { searchPage } from "../../src/content-model/entities/small-pages";
import { pathOf } from "../../src/routes/page-table";
import { isOnSite } from "../support/parts";
import { hydrated } from "../support/hydrated";
import { content } from "../support/content";
import { words } from "../support/words";
import { expect, test } from "./support/test";

const texts = content<z.infer<typeof searchPage.schema>>("pages/search");

test("a visitor finds a page by keyboard, and is told where to go when nothing is found", async ({
  page,
  browserErrors,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/about");
  await hydrated(page);
  expect(asked.filter((path) => path.includes("pagefind"))).toEqual([]);
  // The key is heard a moment after hydration.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page).toHaveURL(pathOf("search-page"), { timeout: 1_000 });
  }).toPass();
  await hydrated(page);
  const field = page.getByRole("searchbox", { name: texts.search.field });
  await expect(field).toBeFocused();

  await field.fill("laravel");
  await expect(page.getByRole("status")).toContainText(texts.search.count);
  const results = page.getByRole("search").locator("~ ol").getByRole("link");
  await expect(page.locator("ol mark").first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=laravel$/);
  await page.keyboard.press("ArrowDown");
  await expect(results.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();

  await field.fill("qqxyzzy");
  await expect(page.getByRole("status")).toContainText(texts.nothing.heading);
  for (const { label } of texts.nothing.actions)
    await expect(page.getByRole("main").getByRole("link", { name: label }).first()).toBeVisible();

  await page.goto(`${pathOf("search-page")}?q=privacy`);
  await expect(results.first()).toHaveAttribute("href", "/privacy");
  await results.first().click();
  await expect(page).toHaveURL("/privacy");
  expect(browserErrors).toEqual([]);
});

test("the header leads to the search; without scripts the page lists all pages", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: words.labels.frame.search }).first().click();
  await expect(page).toHaveURL(pathOf("search-page"));
  const main = page.getByRole("main");
  for (const path of ["/about", "/hire/vue-js-developer", "/privacy"].filter(isOnSite))
    await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1);
  await expect(main.locator('a[href="/thank-you"]')).toHaveCount(0);
  await page.close();
});
