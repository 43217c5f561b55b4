import { words } from "../support/words";
import { open } from "./support/ready";
import { expect, skipWithout, test } from "./support/test";

for (const { width, height, swipes } of [
  { width: 1440, height: 900, swipes: 0 },
  { width: 390, height: 844, swipes: 1 },
]) {
  test(`at ${width} × ${height} the form begins after ${swipes} swipes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/contact-us");
    const name = page.getByRole("form", { name: words.forms.contact }).getByLabel(words.fields.name);
    const box = await name.boundingBox();
    // A swipe moves a page by three quarters of a screen, about.
    expect(box!.y).toBeLessThan(height * (1 + swipes * 0.75));
  });
}

test("what is asked for is asked for once: the last band leads elsewhere", async ({ page }) => {
  // It leads to the portfolio.
  skipWithout("/portfolio");
  await open(page, "/contact-us");
  const last = page.getByRole("main").locator("> :last-child");
  await expect(last.getByRole("link")).toHaveCount(1);
  await expect(last.getByRole("link")).not.toHaveAttribute("href", /inquiry|contact-us/);
});
