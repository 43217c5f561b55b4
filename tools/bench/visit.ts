import type { Browser, CDPSession, Page } from "@playwright/test";
import { hydrated } from "../../__tests__/support/hydrated";
import { watchLoad } from "../../__tests__/support/watch-load";
import { themeToggle } from "../../src/browser/before-paint/theme";
import { menuId } from "../../src/frame/header/menu-script";
import { takeLongest, watchEvents } from "./events";

/** CPU slowdown of a phone, as in Lighthouse. */
export const phoneSlowdown = 4;

/** Milliseconds for which a loaded page is observed, long enough for layout. */
const watched = 1500;

/** Longer than any response. */
const answeredMs = 500;

interface Span {
  startTime: number;
  duration: number;
}

interface Seen {
  /** Paint of the largest content, in ms after the start. */
  paint: number;
  /** Tasks of more than 50 ms. */
  tasks: Span[];
  /** Scripts of frames that took more than 50 ms. */
  scripts: Span[];
}

const watchTimes = (): void => {
  const seen: Seen = { paint: 0, tasks: [], scripts: [] };
  Object.assign(window, { seen });
  // No named functions: tsx wraps those in a helper that does not exist in the page.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { scripts?: Span[] })[]) {
      if (entry.entryType === "longtask") seen.tasks.push(entry.toJSON() as Span);
      else if (entry.scripts)
        for (const { startTime, duration } of entry.scripts) seen.scripts.push({ startTime, duration });
      else seen.paint = entry.startTime;
    }
  }).observe({ entryTypes: ["longtask", "long-animation-frame", "largest-contentful-paint"] });
};

const timesOf = (page: Page): Promise<Seen & { firstPaint: number }> =>
  page.evaluate(() => ({
    ...(window as unknown as { seen: Seen }).seen,
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const blockedBy = (tasks: readonly Span[]): number => sum(tasks.map(({ duration }) => duration - 50));

/** The longest task after the first paint, and the share of scripts in it; the rest is the browser's own work. */
const longestTask = (seen: Seen & { firstPaint: number }): Record<string, number> => {
  const longest = seen.tasks
    .filter(({ startTime }) => startTime >= seen.firstPaint)
    .reduce<Span>((one, other) => (other.duration > one.duration ? other : one), {
      startTime: 0,
      duration: 0,
    });
  const end = longest.startTime + longest.duration;
  const within = seen.scripts.filter(
    ({ startTime }) => startTime >= longest.startTime - 1 && startTime < end,
  );
  return { "longest task ms": longest.duration, "of it scripts": sum(within.map((one) => one.duration)) };
};

/** Processor time of the page's scripts so far, in milliseconds, which excludes other programs. */
const scriptTime = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0);
};

const visit = async <Result>(
  browser: Browser,
  look: (page: Page, devtools: CDPSession) => Promise<Result>,
) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: phoneSlowdown });
    await page.addInitScript(watchTimes);
    return await look(page, devtools);
  } finally {
    await context.close();
  }
};

/** The page's longest response: to opening and closing its menu, and to changing its theme and back. */
const answerTime = async (page: Page): Promise<number> => {
  await watchEvents(page);
  for (const button of [`[popovertarget=${menuId}]`, `[${themeToggle}]`]) {
    for (const _time of [1, 2]) {
      await page.locator(button).tap();
      await page.waitForTimeout(answeredMs);
    }
  }
  return takeLongest(page);
};

/** How the page loads with an empty cache. */
export const load = (browser: Browser, address: string): Promise<Record<string, number>> =>
  visit(browser, async (page, devtools) => {
    const seen = await watchLoad(page);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(watched);
    const times = await timesOf(page);
    const work = await scriptTime(devtools);
    const { scriptBytes, totalBytes, requests } = await seen.weight();
    const shift = sum((await seen.shifts()).map(({ value }) => value));
    const answered = await answerTime(page);
    return {
      "LCP ms": times.paint,
      "shift /1000": shift * 1000,
      "blocking ms": blockedBy(times.tasks),
      ...longestTask(times),
      "script work ms": work,
      "INP ms": answered,
      "JavaScript KB": scriptBytes / 1024,
      "all KB": totalBytes / 1024,
      requests,
    };
  });

/** Loading the page without its bundles. */
export const loadStill = (browser: Browser, address: string): Promise<Record<string, number>> =>
  visit(browser, async (page) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(address);
    await page.waitForTimeout(watched);
    const { paint, tasks } = await timesOf(page);
    return { "LCP still": paint, "blocking still": blockedBy(tasks) };
  });

/** From the click to the paint of the next page's heading. The page is prefetched, as when hovering a link. */
export const goThere = (browser: Browser, address: string): Promise<Record<string, number>> =>
  visit(browser, async (page) => {
    const { origin, pathname } = new URL(address);
    await page.goto(`${origin}${pathname === "/" ? "/about" : "/"}`);
    await hydrated(page);
    await page.evaluate((path) => window.___loader?.loadPage(path), pathname);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(watched);
    const took = await page.evaluate(async (path) => {
      const before = document.querySelector("h1")?.textContent;
      const painted = new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { renderTime: number })[])
            resolve(entry.renderTime);
        }).observe({ type: "element" });
      });
      const start = performance.now();
      void window.___navigate?.(path);
      while (document.querySelector("h1")?.textContent === before) await new Promise(requestAnimationFrame);
      // The browser reports the paint of elements with this attribute.
      document.querySelector("h1")?.setAttribute("elementtiming", "heading");
      return (await painted) - start;
    }, pathname);
    return { "soft ms": took };
  });
