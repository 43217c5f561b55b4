import type { Page, Request } from "@playwright/test";
import { smallestCompressed } from "../../tools/precompress";

/** One layout shift that no input of the visitor caused. */
interface Shift {
  value: number;
  elements: string[];
}

export interface Weight {
  /** Requests that the page made, prefetches of other pages included. */
  requests: number;
  /** The sizes of the bodies as they were sent, most of them compressed. */
  totalBytes: number;
  scriptBytes: number;
  /** The encodings of those scripts that are large enough to be compressed. */
  encodings: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

const recordShifts = (): void => {
  const shifts: Shift[] = [];
  window.layoutShifts = shifts;
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
      shifts.push({ value: entry.value, elements });
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/** Records what a page loads and how its layout shifts. Call it before opening the page. */
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
    shifts: () => page.evaluate(() => window.layoutShifts ?? []),
  };
};
