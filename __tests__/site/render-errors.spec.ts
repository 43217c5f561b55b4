import { hydrated, open } from "./support/ready";
import { expect, test } from "./support/test";
import { linkTo } from "./support/links";
import { words } from "../support/words";

test.describe("render errors", () => {
  test("a page that throws shows the Internal Server Error page, and the next page works", async ({
    page,
  }) => {
    await page.route("**/page-data/about/page-data.json", async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { result: { data: unknown } };
      await route.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
    });
    await open(page, "/portfolio");
    await linkTo(
      page.getByRole("navigation", { name: words.labels.frame.footerNavigation }),
      "/about",
    ).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByText("Internal Server Error").first()).toBeVisible();
    await expect(page).toHaveTitle(/^Internal Server Error \| /);
    await expect(page.getByRole("banner")).toBeVisible();
    await linkTo(
      page.getByRole("navigation", { name: words.labels.frame.footerNavigation }),
      "/career",
    ).click();
    await expect(page).toHaveURL("/career");
    await expect(page.getByText("Internal Server Error")).toHaveCount(0);
    // Loaded, not rendered into the page that failed: nothing of its head stays.
    await expect(page.locator('meta[name="robots"], meta[name="description"]')).toHaveCount(1);
    await expect(page).not.toHaveTitle(/^Internal Server Error/);
    await expect(page.getByRole("form", { name: words.forms.career })).toBeVisible();
  });

  test("a page whose words a translator changed before it came alive keeps all of them", async ({ page }) => {
    let loads = 0;
    page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        for (const word of document.querySelectorAll("header a span, footer a, label"))
          word.textContent += " (translated)";
      });
    });
    await page.goto("/hire/react-js-developer");
    await hydrated(page);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).not.toBeEmpty();
    await expect(page.locator("main section:empty")).toHaveCount(0);
    expect(loads).toBe(1);
  });

  for (const part of ["main", "footer"]) {
    test(`a header or footer that throws (navigation.${part}) shows that page too, with a link home`, async ({
      page,
    }) => {
      await page.route("**/page-data/sq/d/*.json", async (route) => {
        const response = await route.fetch();
        const query = (await response.json()) as { data: { navigation?: object } };
        const { navigation } = query.data;
        if (navigation) query.data.navigation = { ...navigation, [part]: null };
        await route.fulfill({ json: query });
      });
      await page.goto("/about");
      const heading = page.getByRole("heading", { level: 1, name: "Internal Server Error" });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(/^Internal Server Error \| /);
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      // The server works again; the link home must be a page load, not a navigation of the broken app.
      await page.unroute("**/page-data/sq/d/*.json");
      await page.getByRole("main").locator('a[href="/"]').last().click();
      await expect(page).toHaveURL("/");
      await expect(heading).toHaveCount(0);
      await expect(page.getByRole("banner")).toBeVisible();
    });
  }
});
