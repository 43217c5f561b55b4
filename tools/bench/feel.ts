import { chromium, type Browser, type Page } from "@playwright/test";
import { hydrated } from "../../__tests__/support/hydrated";
import { startSite } from "../../__tests__/support/start-site";
import { browserArguments, ensureBrowser } from "../find-browser";
import { table } from "./table";

/** How much slower a phone is, as Lighthouse has it. */
const slowness = 4;

/** Longer than the animations and pauses of any toy. */
const settledMs = 1500;

/** What can be tried: the page, what holds it, and its controls, which are used in turn. */
const toys = [
  { path: "/portfolio/cost-split-app-solution", within: "#settle-up" },
  { path: "/portfolio/digital-business-card-app-solution", within: "#contrast-card" },
  { path: "/contact-us", within: "section:has(> div > div > div [type=range]):not(:has(form))" },
];

const times = 10;
const pauseMs = 150;

/**
 * Uses the controls of a toy one after the other: sliders, numbers and choices by keyboard, buttons by touch. Returns the
 * processor time that the page's thread took for each until its second frame, slowed down like all else: what other
 * programs take of the machine does not count.
 */
const interact = async (page: Page, within: string, workOf: () => Promise<number>): Promise<number[]> => {
  const work: number[] = [];
  for (let time = 0; time < times; time++) {
    const controls = page.locator(
      `${within} :is(input:not([type=color]), select, button:not([aria-label]):not(:disabled))`,
    );
    const control = controls.nth(time % (await controls.count()));
    const kind = await control.evaluate((node) => (node as HTMLInputElement).type);
    await control.focus();
    const before = await workOf();
    if (kind === "submit" || kind === "button") await control.tap();
    else if (kind === "radio") await page.keyboard.press("Space");
    else if (kind === "number") await page.keyboard.press("7");
    else if (kind === "text") await page.keyboard.press("a");
    else await page.keyboard.press("ArrowRight");
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    work.push(((await workOf()) - before) * 1000);
    await page.waitForTimeout(pauseMs);
  }
  return work.sort((a, b) => a - b);
};

const middleAndEnd = (sorted: readonly number[]): number[] =>
  [sorted[sorted.length >> 1] ?? 0, sorted.at(-1) ?? 0].map(Math.round);

/** The time from each interaction to the frame that shows it, in milliseconds; those below 16 are not reported. */
const feel = async (browser: Browser, origin: string, { path, within }: (typeof toys)[number]) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    await hydrated(page);
    await page.locator(within).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(settledMs);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    await page.evaluate(() => {
      const seen = new Map<number, number>();
      Object.assign(window, { seenInteractions: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
          if (entry.interactionId)
            seen.set(entry.interactionId, Math.max(seen.get(entry.interactionId) ?? 0, entry.duration));
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const workOf = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    };
    const work = await interact(page, within, workOf);
    await page.waitForTimeout(settledMs);
    const found = await page.evaluate(() => [
      ...(window as unknown as { seenInteractions: Map<number, number> }).seenInteractions.values(),
    ]);
    const sorted = found.sort((a, b) => a - b);
    return [path, String(sorted.length), ...[...middleAndEnd(sorted), ...middleAndEnd(work)].map(String)];
  } finally {
    await context.close();
  }
};

/** `npm run bench:feel` measures how fast what can be tried answers, at a phone's speed. */
const main = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  const site = await startSite();
  const rows = [["page", "interactions", "median ms", "longest ms", "median work ms", "most work ms"]];
  try {
    for (const toy of toys) rows.push(await feel(browser, site.origin, toy));
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
