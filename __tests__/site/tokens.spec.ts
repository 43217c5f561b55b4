import { expect, test } from "./support/test";

const steps = {
  text: ["sm", "md", "lg", "xl", "2xl", "3xl", "4xl", "5xl", "6xl"],
  space: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
};

for (const [kind, names] of Object.entries(steps)) {
  test(`the nine steps of ${kind} ascend on every width and page`, async ({ page }) => {
    await page.goto("/privacy");
    const sizes = () =>
      page.evaluate(
        (properties) => {
          const measured = document.body.appendChild(document.createElement("div"));
          const found = properties.map((property) => {
            measured.style.width = `var(${property})`;
            return parseFloat(getComputedStyle(measured).width);
          });
          measured.remove();
          return found;
        },
        names.map((name) => `--${kind}-${name}`),
      );

    const ascend = async (where: string) => {
      const found = await sizes();
      expect({ where, found }).toEqual({ where, found: [...new Set(found)].sort((a, b) => a - b) });
    };
    for (const width of [320, 400, 576, 768, 992, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const density of ["", "close"]) {
        await page.evaluate((value) => {
          document.body.dataset.density = value;
        }, density);
        await ascend(`${width} px, ${density}`);
      }
      await page.emulateMedia({ media: "print" });
      await ascend(`${width} px, printed`);
      await page.emulateMedia({ media: "screen" });
    }
  });
}
