import type { Page, Request } from "@playwright/test";
import { words } from "../support/words";
import { open, readThrough } from "./support/ready";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Requests before the bundles' turn, in order, without the pictures that the browser finds when it lays out the page. On
 * a busy machine the first paint may precede the first contentful one, or come a second after the page has loaded.
 */
const requestedFirst = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [painted] = performance.getEntriesByName("first-paint");
    const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const turn = Math.min(painted!.startTime, loaded!.loadEventStart + 1000);
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < turn)
      .filter(({ name }) => !lazy.some(({ currentSrc }) => currentSrc === name))
      .sort((a, b) => a.startTime - b.startTime)
      .map(({ name }) => name);
  });

const paths = ["/", "/about", "/hire/vue-js-developer", "/blog/choose-reactjs-for-web-development"];

for (const path of paths) {
  test(`on a phone ${path} requests its first picture, then its fonts, and no script before the first paint`, async ({
    page,
  }) => {
    await open(page, path);
    const shown = await page.evaluate(
      () => document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')!.currentSrc,
    );
    const [picture, ...fonts] = await requestedFirst(page);
    expect(picture).toBe(shown);
    expect(fonts.map((font) => font.replace(/^.*\/(\w+)-\w+\./, "$1."))).toEqual([
      "display.woff2",
      "body.woff2",
    ]);
  });
}

for (const path of paths) {
  test(`the scripts that ${path} starts with are compiled while they load`, async ({ page }) => {
    const scripts: Promise<[name: string, start: string]>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script")
        scripts.push(response.text().then((text) => [new URL(response.url()).pathname, text.slice(0, 40)]));
    });
    await open(page, path);
    const late = (await Promise.all(scripts)).filter(
      ([, start]) => !start.startsWith("//# allFunctionsCalledOnLoad\n"),
    );
    expect(late.map(([name]) => name)).toEqual([expect.stringMatching(/^\/webpack-runtime-/)]);
  });
}

test("lazy pictures load on scroll", async ({ page }) => {
  await open(page, "/");
  const tile = page.getByRole("main").locator('section img[src*="service-"]').first();
  await tile.scrollIntoViewIfNeeded();
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

// A link that says where it stands has its query in the request: see an address that is never sent, in email-box.
test("a page's data is fetched once for each address", async ({ page }) => {
  const fetched: string[] = [];
  const noted: Promise<void>[] = [];
  const note = async (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.endsWith("/page-data.json")) return;
    // Gatsby prefetches data and then reads it from the browser's cache, which on a busy machine is another request.
    const isFetched = (await request.sizes()).responseBodySize > 0;
    if (isFetched) fetched.push(pathname + search);
  };
  page.on("requestfinished", (request) => noted.push(note(request)));
  await open(page, "/");
  await readThrough(page);
  const asking = page.getByRole("main").locator('a[href^="/contact-us?"]').first();
  await asking.hover();
  await expect.poll(() => fetched.join()).toContain("/page-data/contact-us/page-data.json");
  // What was asked for before this has been asked for by now.
  await page.getByRole("contentinfo").getByRole("link", { name: words.labels.frame.search }).hover();
  await expect.poll(() => fetched).toContain("/page-data/search/page-data.json");
  page.removeAllListeners("requestfinished");
  await Promise.all(noted);
  expect(fetched).toEqual([...new Set(fetched)]);
});
