import { chromium } from "@playwright/test";
import { freePort } from "../build/free-port";
import { browserArguments, ensureBrowser } from "../find-browser";

export interface Report {
  /** The machine's speed; only scores with a similar index can be compared. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    {
      score: number | null;
      numericValue?: number;
      displayValue?: string;
      title: string;
      scoreDisplayMode: string;
      details?: { items?: Record<string, unknown>[] };
    }
  >;
}

interface Phone {
  /** One run of Lighthouse, which simulates a slow phone on a slow network. */
  run(url: string, settings: object): Promise<Report>;
  close(): Promise<void>;
}

/** A browser for Lighthouse. */
export const openPhone = async (): Promise<Phone> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    // Playwright switches off the back/forward cache, which Lighthouse would report as a fault of the page.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const { default: lighthouse } = await import("lighthouse");
  return {
    run: async (url, settings) => {
      const result = await lighthouse(url, { port, logLevel: "error", ...settings });
      if (!result) throw new Error(`Lighthouse gave no report for ${url}.`);
      return result.lhr as unknown as Report;
    },
    close: () => browser.close(),
  };
};
