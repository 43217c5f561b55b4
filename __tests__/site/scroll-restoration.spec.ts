import type { Locator, Page } from "@playwright/test";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";
import { linkTo } from "./support/links";
import { words } from "../support/words";

/** Scroll position at which a page is left, in pixels. */
const read = 200;

/** Waits until its fonts have given the page its final height. */
const openWhole = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
};

const height = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Until the next frame, in which Gatsby saves the position. */
const scrollTo = (page: Page, top: number): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((saved) => {
        window.scrollTo({ top: to, behavior: "instant" });
        requestAnimationFrame(() => requestAnimationFrame(() => saved(window.scrollY)));
      }),
    top,
  );

declare global {
  interface Window {
    heightsSeen?: Promise<number[]>;
  }
}

/** Records the scroll positions of the next page in its first fifteen frames. */
const watchNextPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const title = document.querySelector("h1");
    window.heightsSeen = new Promise((seen) => {
      const heights: number[] = [];
      const look = () => {
        if (document.querySelector("h1") !== title) heights.push(window.scrollY);
        if (heights.length < 15) requestAnimationFrame(look);
        else seen(heights);
      };
      look();
    });
  });

/** Expects the next page at this scroll position from its first frame on. */
const expectNextPageAt = async (page: Page, top: number, step: string) => {
  const heights = await page.evaluate(() => window.heightsSeen);
  expect.soft([...new Set(heights)], step).toEqual([top]);
};

/** Clicks by script, because Playwright's own click may scroll. */
const follow = async (link: Locator): Promise<void> => {
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await link.page().keyboard.press("Enter");
};

/** Back or Forward by several entries. Asynchronous, because the result would be lost with the page. */
const leap = (page: Page, steps: number): Promise<void> =>
  page.evaluate((delta) => void setTimeout(() => history.go(delta)), steps);

/** The footer's links to pages, one per folder, because the pages of a folder share a template. */
const footerLinks = async (page: Page): Promise<Locator[]> => {
  const links = page
    .getByRole("contentinfo")
    .getByRole("link")
    .and(page.locator('[href^="/"]:not([href*="."])'));
  const byFolder = new Map<string, Locator>();
  for (const link of await links.all()) {
    const [, folder, page = ""] = ((await link.getAttribute("href")) ?? "").split("/");
    byFolder.set(page ? `${folder}/` : `${folder}`, link);
  }
  return [...byFolder.values()];
};

for (const width of [390, 1440]) {
  test(`footer links lead to the top, Back and Forward restore the scroll position, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 844 });
    await openWhole(page, "/");
    for (const link of await footerLinks(page)) {
      const href = (await link.getAttribute("href")) ?? "";
      if (href === "/") continue;
      const end = await scrollTo(page, 1_000_000);
      await watchNextPage(page);
      await follow(link);
      await expectNextPageAt(page, 0, `to ${href}`);
      await expect(page).toHaveURL(href);
      const middle = await scrollTo(page, read);
      await watchNextPage(page);
      await page.goBack();
      await expectNextPageAt(page, end, `back from ${href}`);
      await watchNextPage(page);
      await page.goForward();
      await expectNextPageAt(page, middle, `forward to ${href}`);
      await page.goBack();
      await expect.poll(() => height(page)).toBe(end);
    }
  });
}

test("Back restores the scroll position across a reload, a fragment and another document", async ({
  page,
}) => {
  await openWhole(page, "/hire/vue-js-developer");
  const hireTitle = await page.title();
  const first = await scrollTo(page, 700);
  await follow(page.getByRole("main").locator('a[href="#inquiry"]').first());
  await expect(page.getByRole("form", { name: words.forms.hire })).toBeInViewport();
  const place = await scrollTo(page, 3_000);
  await follow(linkTo(page.getByRole("contentinfo"), "/portfolio"));
  await expect(page).toHaveURL("/portfolio");
  await expect.poll(() => height(page)).toBe(0);
  const portfolio = await scrollTo(page, 500);
  await page.reload();
  await hydrated(page);
  const portfolioTitle = await page.title();
  expect(await height(page)).toBe(portfolio);
  await page.goto("/privacy");
  await hydrated(page);
  expect(await height(page)).toBe(0);
  for (const [path, top, title] of [
    ["/portfolio", portfolio, portfolioTitle],
    ["/hire/vue-js-developer#inquiry", place, hireTitle],
    ["/hire/vue-js-developer", first, hireTitle],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    // Before the page itself stands, the browser scrolls the one that is left.
    await expect(page).toHaveTitle(title);
    await hydrated(page);
    await expect.poll(() => height(page), path).toBe(top);
  }
  // Over several entries at once; the last page was left by client-side navigation.
  await leap(page, 3);
  await expect(page).toHaveURL("/privacy");
  await hydrated(page);
  await leap(page, -3);
  await expect(page).toHaveURL("/hire/vue-js-developer");
  await hydrated(page);
  await expect.poll(() => height(page)).toBe(first);
});

test("a new page load starts at the top, or at the fragment", async ({ page }) => {
  await openWhole(page, "/career");
  await scrollTo(page, 900);
  await page.goto("/join-us");
  await page.goto("/career");
  await hydrated(page);
  // A restored position would be set before the next frame, and once more in it.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await height(page)).toBe(0);
  await page.goto("/join-us");
  await hydrated(page);
  await page.getByRole("main").locator('a[href^="/career?opening="]').first().click();
  await expect(page).toHaveURL(/^[^#]*\/career\?opening=[\w-]+#inquiry$/);
  await expect(page.getByRole("form", { name: words.forms.career })).toBeInViewport();
});
