import sharp from "sharp";
import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";
import { linkTo } from "./support/links";
import { words } from "../support/words";

declare global {
  interface Window {
    themesSeen?: (string | undefined)[];
  }
}

test.describe("theme", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`follows a ${colorScheme} system before hydration`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      const lightness = await page.evaluate(() =>
        (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [])
          .slice(0, 3)
          .reduce((sum, part) => sum + Number(part), 0),
      );
      expect(lightness > 382).toBe(colorScheme === "light");
    });
  }

  test("the button shows a disc of two halves in forced colours too", { tag: "@sweep" }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/");
    const disc = page.getByRole("button", { name: words.labels.frame.darkTheme }).locator("span");
    const { data, info } = await sharp(await disc.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = Math.floor(info.height / 2) * info.width;
    const shadeAt = (share: number) => data[middle + Math.floor(info.width * share)]!;
    expect(Math.abs(shadeAt(0.3) - shadeAt(0.7))).toBeGreaterThan(100);
  });

  test("a choice is kept on other pages and after a reload, without a flash of the other theme", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      window.themesSeen = seen;
      // Nothing is painted before the body exists.
      const look = () => document.body && seen.push(document.documentElement.dataset.theme);
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ["data-theme"],
      });
    });
    await open(page, "/");
    const toggle = page.getByRole("button", { name: words.labels.frame.darkTheme });
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.goto("/about");
    await hydrated(page);
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    const seen = await page.evaluate(() => window.themesSeen ?? []);
    expect([...new Set(seen)]).toEqual(["dark"]);
  });
});

/** What the header does with HTML and CSS alone, or with the inline scripts in the head. */
test.describe("before hydration", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "light" });

  test("clicks on Menu and on the theme button work, and survive hydration", async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((done) => (arrive = done));
    await page.route(/\.js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const toggle = page.getByRole("button", { name: words.labels.frame.darkTheme });
    const menu = page.getByRole("button", { name: words.labels.frame.menu });
    const portfolio = linkTo(
      page.getByRole("navigation", { name: words.labels.frame.mainNavigation }),
      "/portfolio",
    );
    await toggle.click();
    await menu.click();
    const expectKept = async () => {
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      await expect(menu).toHaveAttribute("aria-expanded", "true");
      await expect(portfolio).toBeVisible();
    };
    await expectKept();
    arrive();
    await hydrated(page);
    await expectKept();
    await page.keyboard.press("Escape");
    await expect(portfolio).toBeHidden();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeFocused();
  });

  test("the menu opens, navigates and closes without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("button", { name: words.labels.frame.darkTheme })).toBeHidden();
    const menu = page.getByRole("button", { name: words.labels.frame.menu });
    const portfolio = linkTo(
      page.getByRole("navigation", { name: words.labels.frame.mainNavigation }),
      "/portfolio",
    );
    await menu.click();
    await expect(portfolio).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(portfolio).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await portfolio.click();
    await expect(page).toHaveURL("/portfolio");
    await expect(portfolio).toBeHidden();
    await context.close();
  });
});

test("the skip link comes first and leads past the header", async ({ page }) => {
  await open(page, "/services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words.labels.frame.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test(
  "landmarks: one banner, one main, one contentinfo, and navigations named Main and Footer",
  { tag: "@sweep" },
  async ({ page }) => {
    await open(page, "/");
    for (const role of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: words.labels.frame.mainNavigation })).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: words.labels.frame.footerNavigation })).toHaveCount(1);
  },
);

test(
  "Request A Quote on the home page leads to the contact page without a query string",
  { tag: "@sweep" },
  async ({ page }) => {
    await open(page, "/");
    await linkTo(page.getByRole("main"), "/contact-us").click();
    await expect(page).toHaveURL("/contact-us");
  },
);
