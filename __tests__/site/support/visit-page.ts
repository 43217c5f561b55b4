import { sitePages } from "../../support/site-paths";
import { watchLoad } from "../../support/watch-load";
import { colourRules, setTheme, violations, type themes } from "./accessibility";
import { brokenWords } from "./broken-words";
import { hydrated, readThrough, sidewaysScroll } from "./ready";
import { expect, test } from "./test";

const missing = "/no-such-page";
/** Chromium logs an error for a document with status 404, which this test requests. */
const answered404 = "console: Failed to load resource: the server responded with a status of 404 (Not Found)";

const maxScriptBytes = 130 * 1024;
const maxShift = 0.005;
/**
 * Of a heading whose font comes after the first paint: a busy machine is late at times, and a new heading may break elsewhere
 * in the fallback. Half of what counts as good.
 */
const maxShiftWithFont = 0.05;

interface SitePage {
  kind: string;
  path: string;
}

/** A width at which a page is loaded, those to which it is then resized, and a theme. */
export interface Visit {
  width: number;
  height: number;
  tried: readonly number[];
  theme: (typeof themes)[number];
  /** Another theme, in which the first page of its kind is looked at too. */
  otherTheme?: (typeof themes)[number];
}

export const phone: Visit = { width: 390, height: 844, tried: [320, 390, 600], theme: "light" };

export const desktop: Visit = {
  width: 1440,
  height: 900,
  tried: [768, 993, 1217, 1440],
  theme: "dark",
  otherTheme: "light",
};

export const pages: readonly SitePage[] = [...sitePages(), { kind: "missing", path: missing }];

/**
 * Whether a page is the first of its kind: a second article has the sections of the first. Axe, which takes the most
 * time, sees the others in one theme at each width, and these in both, on a phone by a visit each.
 */
export const isFirstOfKind = ({ kind, path }: SitePage): boolean =>
  pages.find((page) => page.kind === kind)?.path === path;

// One visit checks everything at a width, because opening a page takes the most time.
export const visitPage = ({ kind, path, width, height, tried, theme, otherTheme }: SitePage & Visit): void =>
  test(`${path} at ${width} px is within its budget, shifts no layout, fits, breaks no word, and is accessible`, async ({
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
    const sumOf = (withFont: boolean) =>
      shifts.filter((shift) => shift.withFont === withFont).reduce((sum, { value }) => sum + value, 0);
    expect.soft(sumOf(false), JSON.stringify(shifts)).toBeLessThan(maxShift);
    expect.soft(sumOf(true), JSON.stringify(shifts)).toBeLessThan(maxShiftWithFont);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await setTheme(page, theme);
    expect.soft(await violations(page), `${theme} theme`).toEqual([]);
    if (otherTheme && isFirstOfKind({ kind, path })) {
      await setTheme(page, otherTheme);
      // A theme changes only colours, so only rules about colours run again.
      expect.soft(await violations(page, colourRules), `${otherTheme} theme`).toEqual([]);
    }
    for (const tryWidth of tried) {
      await page.setViewportSize({ width: tryWidth, height });
      expect.soft(await sidewaysScroll(page), `sideways scroll at ${tryWidth} px`).toEqual([]);
      expect.soft(await brokenWords(page, "body"), `broken words at ${tryWidth} px`).toEqual([]);
    }
    const known = (complaint: string) => path === missing && complaint.startsWith(answered404);
    expect(browserErrors.filter((complaint) => !known(complaint))).toEqual([]);
  });
