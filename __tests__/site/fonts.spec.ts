import { open } from "./support/ready";
import { expect, test } from "./support/test";

for (const face of ["700 100px Headings", "600 100px Text"]) {
  test(`the subset of ${face} keeps its kerning`, async ({ page }) => {
    await open(page, "/privacy");
    const widths = await page.evaluate(async (font) => {
      const [loaded] = await document.fonts.load(font);
      const word = document.createElement("span");
      word.textContent = "To You";
      word.style.font = font;
      document.body.append(word);
      return ["normal", "none"].map((kerning) => {
        word.style.fontKerning = kerning;
        return loaded ? word.getBoundingClientRect().width : 0;
      });
    }, face);
    expect(widths[0]).toBeGreaterThan(0);
    expect(widths[0]).toBeLessThan(widths[1]! - 5);
  });
}

test("a heading takes its own face also when it comes after the first paint", async ({ page }) => {
  let release = () => {};
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  const width = () =>
    page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("h1")!);
      return performance.getEntriesByType("paint").length > 0 ? range.getBoundingClientRect().width : 0;
    });
  await page.goto("/privacy", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(0);
  const before = await width();
  release();
  await expect.poll(width).not.toBe(before);
});
