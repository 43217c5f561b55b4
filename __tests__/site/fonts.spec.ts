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
