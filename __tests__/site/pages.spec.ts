import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { sitePaths } from "../../tools/bench/site-paths";
import { hydrated, readThrough, sidewaysScroll } from "./support/ready";
import { expect, test } from "./support/test";

const missing = "/no-such-page";
/** Chromium's own word on a page that answers 404, which is what we ask for. */
const answered404 = "console: Failed to load resource: the server responded with a status of 404 (Not Found)";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(120_000);

/** Puts a theme on, and waits until no colour is on its way any more: one change can set off the next. */
const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset.theme = wanted;
    for (let still = 0, frames = 0; still < 5 && frames < 120; frames++) {
      await new Promise((done) => requestAnimationFrame(done));
      still = document.getAnimations().length === 0 ? still + 1 : 0;
    }
  }, theme);

const violations = async (page: Page): Promise<string[]> => {
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
};

for (const path of [...sitePaths(), missing]) {
  test(`${path} is accessible in both themes, fits every width and complains of nothing`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === missing ? 404 : 200);
    expect(page.url()).toBe(`${baseURL}${path}`);
    await hydrated(page);
    await readThrough(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ["light", "dark"]) {
        await wear(page, theme);
        expect.soft(await violations(page), `${theme} theme at ${width} px`).toEqual([]);
      }
    }
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sidewaysScroll(page), `sideways scroll at ${width} px`).toEqual([]);
    }
    expect(complaints.filter((complaint) => path !== missing || !complaint.startsWith(answered404))).toEqual(
      [],
    );
  });
}
