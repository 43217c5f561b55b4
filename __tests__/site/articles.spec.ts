import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { sitePages, sitePaths } from "../support/site-paths";
import { words } from "../support/words";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

const byTitle = (path: string) =>
  content<{ sections: unknown[] }>(path.replace("/blog", "blogs")).sections.length;

/** The longest, because of a short one the last part cannot come to the top. */
const [article = "/blog/none"] = sitePages()
  .filter(({ kind }) => kind === "article")
  .map(({ path }) => path)
  .sort((one, other) => byTitle(other) - byTitle(one));
const { contents } = words.labels.article;

const form = (page: Page) => page.getByRole("form", { name: words.forms.sidebar });

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the contents stay, show what is being read, and the form is always beside it", async ({ page }) => {
    await open(page, article);
    const list = page.getByRole("navigation", { name: contents });
    const links = await list.getByRole("link").all();
    for (const link of [links.at(-1)!, links[1]!]) {
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "location");
      await expect(list.locator("[aria-current]")).toHaveCount(1);
      await expect(link).toBeInViewport();
      await expect(form(page).getByRole("button", { name: words.send })).toBeInViewport();
    }
  });
});

test.describe("between two parts", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("one of them is shown, wherever a jump leads", async ({ page }) => {
    const parts = page.locator("section:has(> h2[id])");
    for (const share of [0.2, 0.22, 0.24, 0.26, 0.28, 0.3]) {
      await open(page, article);
      const { y, height } = (await parts.first().boundingBox())!;
      // The end of the first part comes to stand at this share of the window.
      await page.evaluate(
        (to) => window.scrollTo({ top: to, behavior: "instant" }),
        y + height - share * 900,
      );
      await expect(page.getByRole("navigation", { name: contents }).locator("[aria-current]")).toHaveCount(1);
    }
    const marked = page.getByRole("navigation", { name: contents }).locator("[aria-current]");
    const jump = (to: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), to);
    await jump(1e6);
    await expect(marked).toHaveText(await page.locator("h2[id]").last().innerText());
    await jump(0);
    await expect(marked).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the contents are a closed disclosure, and the form follows the text", async ({ page }) => {
    await open(page, article);
    const disclosure = page.locator("details", { hasText: contents });
    await expect(disclosure.getByRole("link").first()).toBeHidden();
    await disclosure.getByText(contents).click();
    await expect(disclosure.getByRole("link").first()).toBeVisible();
    const lastPart = page
      .locator("article section, main section")
      .filter({ has: page.locator("h2[id]") })
      .last();
    const [text, after] = [await lastPart.boundingBox(), await form(page).boundingBox()];
    expect(after!.y).toBeGreaterThan(text!.y + text!.height);
  });
});

test("the blog lists all its articles, whatever its carousel shows", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/blog");
  const carousel = page.locator("[aria-roledescription]");
  const listed = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .filter((link) => !link.closest("[aria-roledescription]"))
        .map((link) => link.getAttribute("href")),
    );
  await expect(carousel.first()).toBeAttached();
  expect(listed).toEqual(expect.arrayContaining(sitePaths().filter((path) => path.startsWith("/blog/"))));
});
