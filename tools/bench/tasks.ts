import { chromium, type Browser } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../find-browser";
import { phoneSlowdown } from "./visit";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time in microseconds, which excludes other programs. */
  tdur?: number;
  args?: { name?: string };
}

type Measure = (address: string) => Promise<Record<string, number>>;

/** Milliseconds for which a loaded page is observed, long enough for hydration and layout. */
const watched = 1800;

const traced = async (browser: Browser, address: string): Promise<TraceEvent[]> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const events: TraceEvent[] = [];
    devtools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const ended = new Promise<void>((done) => devtools.once("Tracing.tracingComplete", () => done()));
    await devtools.send("Tracing.start", { categories: "toplevel,devtools.timeline,__metadata" });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(watched);
    await devtools.send("Tracing.end");
    await ended;
    return events;
  } finally {
    await context.close();
  }
};

/** The main thread's longest task, the longest one that evaluates a bundle, and the sum of all time beyond 50 ms. */
const figuresOf = (events: readonly TraceEvent[]): Record<string, number> => {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  const onMain = (name: string) => events.filter((event) => event.name === name && main.has(threadOf(event)));
  const scripts = onMain("EvaluateScript");
  const tasks = onMain("ThreadControllerImpl::RunTask").map(({ ts, dur = 0, tdur = 0 }) => ({
    length: (tdur * phoneSlowdown) / 1000,
    evaluates: scripts.some((script) => script.ts >= ts && script.ts <= ts + dur),
  }));
  const longest = (some: typeof tasks) => Math.max(0, ...some.map(({ length }) => length));
  const sum = (lengths: number[]) => lengths.reduce((total, length) => total + length, 0);
  return {
    longest: longest(tasks),
    script: longest(tasks.filter(({ evaluates }) => evaluates)),
    blocking: sum(tasks.map(({ length }) => Math.max(0, length - 50))),
    work: sum(tasks.map(({ length }) => length)),
  };
};

export const measureTasks = async (measured: (measure: Measure) => Promise<string>): Promise<string> => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  try {
    return await measured(async (address) => figuresOf(await traced(browser, address)));
  } finally {
    await browser.close();
  }
};
