import { sitePaths } from "../support/site-paths";
import { watchLoad } from "../support/watch-load";
import { open, readThrough } from "./support/ready";
import { expect, test } from "./support/test";

const maxScriptBytes = 130 * 1024;
const maxShift = 0.005;

for (const path of sitePaths()) {
  for (const width of [390, 1440]) {
    test(`${path} at ${width} px is light and stays where it is`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const load = await watchLoad(page);
      await open(page, path);
      await page.waitForLoadState("networkidle");
      const { scriptBytes, encodings } = await load.weight();
      expect(scriptBytes).toBeLessThanOrEqual(maxScriptBytes);
      // The figure means nothing unless scripts came compressed.
      expect(encodings).toEqual(["br"]);
      await readThrough(page);
      const shifts = await load.shifts();
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThan(maxShift);
    });
  }
}
