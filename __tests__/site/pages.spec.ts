import { sitePaths } from "../support/site-paths";
import { themes, violations, wear } from "./support/accessibility";
import { hydrated, readThrough, sidewaysScroll } from "./support/ready";
import { expect, test } from "./support/test";

const missing = "/no-such-page";
/** Chromium's own word on a page that answers 404, which is what we ask for. */
const answered404 = "console: Failed to load resource: the server responded with a status of 404 (Not Found)";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(120_000);

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
      for (const theme of themes) {
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
