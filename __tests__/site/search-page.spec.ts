import type { z } from "zod";
import type { searchPage } from "../../src/content-model/entities/small-pages";
import { pathOf } from "../../src/routes/page-table";
import { content } from "../support/content";
import { hydrated } from "../support/hydrated";
import { expect, test } from "./support/test";

const texts = content<z.infer<typeof searchPage.schema>>("pages/search");

/** Words that every site's search page suggests, so that something is found. */
const known = texts.suggestions.words[0]!;

test("the page keeps words and kind in its address", async ({ page, browserErrors }) => {
  await page.goto(`${pathOf("search-page")}?q=${encodeURIComponent(known)}`);
  await hydrated(page);
  const results = page.getByRole("search").locator("~ ol").getByRole("listitem");
  await expect(results.locator("mark").first()).toBeVisible();
  const kind = page.getByRole("group", { name: texts.search.kinds }).getByRole("radio").nth(1);
  const name = await kind.inputValue();
  await kind.check();
  await expect(page).toHaveURL(
    `${pathOf("search-page")}?${String(new URLSearchParams({ q: known, kind: name }))}`,
  );
  await expect
    .poll(async () => new Set(await results.locator("p:first-child").allTextContents()))
    .toEqual(new Set([name]));
  await page.getByRole("searchbox").press("ArrowDown");
  await expect(results.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(kind).toBeChecked();
  await expect(page.getByRole("searchbox")).toHaveValue(known);
  expect(browserErrors).toEqual([]);
});

test("the page shows all that it counts, a part at a time", async ({ page }) => {
  await page.goto(`${pathOf("search-page")}?q=${encodeURIComponent(known)}`);
  await hydrated(page);
  const results = page.getByRole("search").locator("~ ol").getByRole("listitem");
  const more = page.getByRole("button", { name: texts.search.more });
  await expect(results.first()).toBeVisible();
  const total = Number((await page.getByRole("status").textContent())!.match(/\d+/)![0]);
  for (let shown = await results.count(); shown < total; shown = await results.count()) {
    await more.click();
    await expect.poll(() => results.count()).toBeGreaterThan(shown);
    await expect(results.nth(shown).getByRole("link")).toBeFocused();
  }
  await expect(more).toHaveCount(0);
});
