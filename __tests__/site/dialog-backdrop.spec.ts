import sharp from "sharp";
import { browserArguments } from "../../tools/find-browser";
import { searchMark } from "../../src/frame/search/search-request";
import { setTheme, themes } from "./support/accessibility";
import { open } from "./support/ready";
import { expect, test } from "./support/test";

// With scrollbars that take room, as on most desktops.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, args: browserArguments, ignoreDefaultArgs: ["--hide-scrollbars"] });
  },
});

for (const { path, dialog, button } of [
  { path: "/privacy", dialog: "search", button: `[${searchMark}]` },
  { path: "/about", dialog: "gallery", button: "[data-layout]" },
]) {
  test(`the ${dialog}'s backdrop leaves no strip beside it`, async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 700 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    expect(
      await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth),
    ).toBeGreaterThan(8);
    await page.locator(`${button}:visible:not([inert] *)`).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const theme of themes) {
      await setTheme(page, theme);
      const { data, info } = await sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // At the foot, where the page has its own ground alone.
      const colourAt = (x: number) => [...data.subarray((info.width * 350 + x) * 3).subarray(0, 3)];
      const [beside, strip] = [colourAt(info.width - 20), colourAt(info.width - 4)];
      for (const [channel, value] of strip.entries())
        expect
          .soft(Math.abs(value - beside[channel]!), `${theme}: ${strip.join()} beside ${beside.join()}`)
          .toBeLessThan(6);
    }
  });
}
