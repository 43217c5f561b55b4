import { chromium, type Browser } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../find-browser";
import { hydrated } from "../../__tests__/support/hydrated";
import { sitePaths } from "../../__tests__/support/site-paths";
import { startSite } from "../../__tests__/support/start-site";
import { table } from "./table";
import { watchLoad } from "../../__tests__/support/watch-load";

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Loads one page at phone size with an empty cache: compressed bytes, number of requests and layout shift. */
const measure = async (browser: Browser, origin: string, path: string): Promise<string[]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const load = await watchLoad(page);
    await page.goto(`${origin}${path}`);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const { scriptBytes, totalBytes, requests } = await load.weight();
    const shift = (await load.shifts()).reduce((sum, { value }) => sum + value, 0);
    return [path, kilobytes(scriptBytes), kilobytes(totalBytes), String(requests), shift.toFixed(4)];
  } finally {
    await context.close();
  }
};

/** `npm run bench:pages -- [paths…]` measures every page, or the given paths. */
const main = async (): Promise<void> => {
  const named = process.argv.slice(2);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  const site = await startSite();
  const rows = [["page", "JavaScript KB", "all KB", "requests", "shift"]];
  try {
    for (const path of named.length > 0 ? named : sitePaths())
      rows.push(await measure(browser, site.origin, path));
  } finally {
    await browser.close();
    await site.stop();
  }
  console.log(table(rows));
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
