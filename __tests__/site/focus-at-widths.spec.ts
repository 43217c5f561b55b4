import { open } from "./support/ready";
import { expect, skipWithout, test } from "./support/test";

const industry = 'a[href*="?industries="]';
const hire = "/hire/react-js-developer";

for (const { what, path, control, widths, same } of [
  { what: "an industry", path: hire, control: industry, widths: [800, 700], same: true },
  { what: "an industry", path: hire, control: industry, widths: [700, 800], same: true },
  { what: "a price", path: hire, control: "#hire-types button[aria-pressed]", widths: [900, 1000] },
  { what: "a chip of a card", path: "/", control: 'article a[href*="?technologies="]', widths: [620, 500] },
  { what: "a link of the header", path: "/about", control: "header nav a", widths: [1200, 900] },
  { what: "the menu", path: "/about", control: "header [aria-expanded]", widths: [900, 1200] },
])
  test(`focus on ${what} stays in its place from ${widths.join(" to ")} px`, async ({ page }) => {
    skipWithout(path);
    const [before, after] = widths as [number, number];
    await page.setViewportSize({ width: before, height: 900 });
    await open(page, path);
    const held = page.locator(control).filter({ visible: true }).first();
    test.skip((await held.count()) === 0, "The content has none.");
    const href = await held.getAttribute("href");
    // Marks, because by then it is no longer visible.
    await held.evaluate((element) => {
      element.setAttribute("data-held", "");
      element.closest("article, section, header")!.setAttribute("data-place", "");
    });
    await page.locator("[data-held]").focus();
    await page.setViewportSize({ width: after, height: 900 });
    await expect(page.locator("[data-held]")).toBeHidden();
    const now = page.locator("[data-place]:focus, [data-place] :focus");
    await expect(now).toBeVisible();
    if (same) await expect(now).toHaveAttribute("href", href!);
  });
