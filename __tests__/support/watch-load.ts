import type { Page, Request } from "@playwright/test";
import { smallestCompressed } from "../../tools/precompress";

/** One layout shift without recent input. */
interface Shift {
  value: number;
  elements: string[];
  startTime: number;
}

export interface Weight {
  /** Number of requests, including prefetches of other pages. */
  requests: number;
  /** Sum of the transferred body sizes in bytes, compressed if the server compresses. */
  totalBytes: number;
  scriptBytes: number;
  /** Content encodings of the scripts that are large enough to be compressed. */
  encodings: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
    /** Times at which fonts were reported as loaded. */
    fontTimes?: number[];
  }
}

const recordShifts = (): void => {
  const shifts: Shift[] = [];
  const fontTimes: number[] = [];
  window.layoutShifts = shifts;
  window.fontTimes = fontTimes;
  document.fonts.addEventListener("loadingdone", () => fontTimes.push(performance.now()));
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const elements = entry.sources.map(({ node }) =>
        node instanceof Element
          ? `${node.tagName.toLowerCase()}.${node.className}`
          : (node?.nodeName ?? "gone"),
      );
      shifts.push({ value: entry.value, elements, startTime: entry.startTime });
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/**
 * Recorded shifts, each with whether a font caused it, because text in the fallback font may have had other line
 * breaks. A font appears between its arrival and its event, which on a busy machine can be more than a second apart.
 */
const readShifts = () => {
  const frameMs = 250;
  const { layoutShifts = [], fontTimes = [] } = window;
  const fonts = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith(".woff2"))
    .map(({ responseEnd }) => ({
      from: responseEnd - frameMs,
      to: (fontTimes.find((time) => time >= responseEnd) ?? responseEnd) + frameMs,
    }));
  return layoutShifts.map((shift) => ({
    ...shift,
    withFont: fonts.some(({ from, to }) => from < shift.startTime && shift.startTime < to),
  }));
};

/** Records a page's requests and layout shifts. Call it before opening the page. */
export const watchLoad = async (page: Page) => {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.addInitScript(recordShifts);
  return {
    weight: async (): Promise<Weight> => {
      const sizes = await Promise.all(
        finished.map(async (request) => ({
          script: request.resourceType() === "script",
          bytes: (await request.sizes()).responseBodySize,
          encoding: (await request.response())?.headers()["content-encoding"] ?? "none",
        })),
      );
      const scripts = sizes.filter(({ script }) => script);
      const sum = (parts: typeof sizes) => parts.reduce((total, { bytes }) => total + bytes, 0);
      return {
        requests: sizes.length,
        totalBytes: sum(sizes),
        scriptBytes: sum(scripts),
        encodings: [
          ...new Set(
            scripts.filter(({ bytes }) => bytes >= smallestCompressed).map(({ encoding }) => encoding),
          ),
        ],
      };
    },
    shifts: () => page.evaluate(readShifts),
  };
};
