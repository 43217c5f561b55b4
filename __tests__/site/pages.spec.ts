import { sitePaths } from "../support/site-paths";
import { watchLoad } from "../support/watch-load";
import { colourRules, violations, setTheme } from "./support/accessibility";
import { hydrated, readThrough, sidewaysScroll } from "./support/ready";
import { expect, test } from "./support/test";

const missing = "/no-such-page";
/** Chromium logs an error for a document with status 404, which this test requests. */
const answered404 = "console: Failed to load resource: the server responded with a status of 404 (Not Found)";

const maxScriptBytes = 130 * 1024;
const maxShift = 0.005;

/** The widths at which a page is loaded, each with the widths to which it is then resized. */
const visits = [
  { width: 390, height: 844, tried: [320, 390] },
  { width: 1440, height: 900, tried: [768, 1440] },
];

test.setTimeout(120_000);

// One visit checks everything at a width, because opening a page takes the most time.
for (const path of [...sitePaths(), missing]) {
  for (const { width, height, tried } of visits) {
    test(`${path} at ${width} px is within its budget, shifts no layout, fits, and is accessible in both themes`, async ({
      page,
      baseURL,
      browserErrors,
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
      // The byte count is valid only if scripts were compressed.
      expect.soft(encodings).toEqual(["br"]);
      await readThrough(page);
      const shifts = await load.shifts();
      const shift = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(shift, JSON.stringify(shifts)).toBeLessThan(maxShift);

      await page.emulateMedia({ reducedMotion: "reduce" });
      await setTheme(page, "light");
      expect.soft(await violations(page), "light theme").toEqual([]);
      // A theme changes only colours, so only rules about colours run again.
      await setTheme(page, "dark");
      expect.soft(await violations(page, colourRules), "dark theme").toEqual([]);
      for (const tryWidth of tried) {
        await page.setViewportSize({ width: tryWidth, height });
        expect.soft(await sidewaysScroll(page), `sideways scroll at ${tryWidth} px`).toEqual([]);
      }
      const known = (complaint: string) => path === missing && complaint.startsWith(answered404);
      expect(browserErrors.filter((complaint) => !known(complaint))).toEqual([]);
    });
  }
}
