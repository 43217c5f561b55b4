import { sitePaths } from "../support/site-paths";
import { watchLoad } from "../support/watch-load";
import { colourRules, violations, wear } from "./support/accessibility";
import { hydrated, readThrough, sidewaysScroll } from "./support/ready";
import { expect, test } from "./support/test";

const missing = "/no-such-page";
/** Chromium's own word on a page that answers 404, which is what we ask for. */
const answered404 = "console: Failed to load resource: the server responded with a status of 404 (Not Found)";

const maxScriptBytes = 130 * 1024;
const maxShift = 0.005;

/** Each width that a page is opened at, with the widths that it is then tried at. */
const visits = [
  { width: 390, height: 844, tried: [320, 390] },
  { width: 1440, height: 900, tried: [768, 1440] },
];

test.setTimeout(120_000);

// One visit checks everything there is to check of a page at a width: opening it is what takes long.
for (const path of [...sitePaths(), missing]) {
  for (const { width, height, tried } of visits) {
    test(`${path} at ${width} px is light, stays where it is, fits, and is accessible in both themes`, async ({
      page,
      baseURL,
      complaints,
    }) => {
      await page.setViewportSize({ width, height });
      const load = await watchLoad(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === missing ? 404 : 200);
      expect(page.url()).toBe(`${baseURL}${path}`);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      const { scriptBytes, encodings } = await load.weight();
      expect.soft(scriptBytes, "bytes of scripts").toBeLessThanOrEqual(maxScriptBytes);
      // The figure means nothing unless scripts came compressed.
      expect.soft(encodings).toEqual(["br"]);
      await readThrough(page);
      const shifts = await load.shifts();
      const shift = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(shift, JSON.stringify(shifts)).toBeLessThan(maxShift);

      await page.emulateMedia({ reducedMotion: "reduce" });
      await wear(page, "light");
      expect.soft(await violations(page), "light theme").toEqual([]);
      // A theme changes nothing but colours.
      await wear(page, "dark");
      expect.soft(await violations(page, colourRules), "dark theme").toEqual([]);
      for (const tryWidth of tried) {
        await page.setViewportSize({ width: tryWidth, height });
        expect.soft(await sidewaysScroll(page), `sideways scroll at ${tryWidth} px`).toEqual([]);
      }
      const known = (complaint: string) => path === missing && complaint.startsWith(answered404);
      expect(complaints.filter((complaint) => !known(complaint))).toEqual([]);
    });
  }
}
