import { parseArgs } from "node:util";
import { chromium, type Browser } from "@playwright/test";
import { hydrated } from "../../__tests__/support/hydrated";
import { startSite } from "../../__tests__/support/start-site";
import { browserArguments, ensureBrowser } from "../find-browser";
import { takeLongest, watchEvents } from "./events";
import { interactions, type Interaction } from "./interactions";
import { machineSpeed } from "./machine-speed";
import { table } from "./table";
import { phoneSlowdown } from "./visit";

const times = 10;

/** Longer than any animation or pause on the site. */
const settledMs = 1000;
/** Time for the browser to report an interaction's duration. */
const toldMs = 350;

/** Time from each interaction to the frame that shows its result, in milliseconds, on a phone. */
const feel = async (browser: Browser, origin: string, one: Interaction): Promise<number[]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(`${origin}${one.path}`);
    await hydrated(page);
    await one.before?.(page);
    await one.near?.(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(settledMs);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: phoneSlowdown });
    await watchEvents(page);
    const took: number[] = [];
    for (let time = 0; time < times; time++) {
      await one.act(page, time);
      await page.waitForTimeout(toldMs);
      took.push(await takeLongest(page));
      await one.after?.(page);
      await page.waitForTimeout(toldMs);
      await takeLongest(page);
    }
    return took.sort((a, b) => a - b);
  } finally {
    await context.close();
  }
};

const at = (sorted: readonly number[], part: number): string =>
  String(sorted[Math.ceil(part * sorted.length) - 1] ?? "");

/**
 * `npm run bench:feel -- [words…]` measures the site's response times at a phone's speed: of all interactions, or of
 * those with one of the words in their name.
 */
const main = async (): Promise<void> => {
  const { positionals: asked } = parseArgs({ allowPositionals: true });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  const site = await startSite();
  const speed = await machineSpeed(browser);
  const rows = [["interaction", "n", "median ms", "95 % ms", "longest ms"]];
  try {
    for (const one of interactions.filter(
      ({ name }) => !asked[0] || asked.some((word) => name.includes(word)),
    )) {
      const took = await feel(browser, site.origin, one).catch((error: Error) => {
        console.error(`${one.name}: ${error.message.split("\n")[0]}`);
        return [];
      });
      rows.push([one.name, String(took.length), at(took, 0.5), at(took, 0.95), at(took, 1)]);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  console.log([table(rows), speed].join("\n"));
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
