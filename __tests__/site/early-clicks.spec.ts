import { pathOf } from "../../src/routes/page-table";
import { expect, test } from "./support/test";

/** Milliseconds from the moment when the bundles have run to the click; hydration takes longer on a slow processor. */
const moments = [0, 10, 30, 60, 120, 250];

for (const moment of moments) {
  test(`a click ${moment} ms after the bundles have run leads to its page`, async ({ page }) => {
    const [from, to] = [pathOf("blog-page"), pathOf("portfolio-page")];
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(to);
    const words = (await heading.textContent()) ?? "";
    await page.addInitScript(
      ({ after, href }) => {
        Object.defineProperty(window, "___navigate", {
          configurable: true,
          set(value: unknown) {
            Object.defineProperty(window, "___navigate", { value, writable: true });
            setTimeout(() => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click(), after);
          },
        });
      },
      { after: moment, href: to },
    );
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(heading).toHaveText(words);
  });
}
