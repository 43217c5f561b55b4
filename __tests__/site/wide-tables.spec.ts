import { open } from "./support/ready";
import { expect, test } from "./support/test";

test("a table that overflows fades at its edge until scrolled to the end; one that fits does not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/blog/mobile-app");
  const table = page.getByRole("table").first().locator("xpath=..");
  await expect(table).toHaveCSS("mask-image", /linear-gradient/);
  await table.evaluate((box) => (box.scrollLeft = box.scrollWidth));
  await expect(table).toHaveCSS("mask-image", "none");
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(table).toHaveCSS("mask-image", "none");
});
