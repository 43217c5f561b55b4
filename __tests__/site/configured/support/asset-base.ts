import type { BrowserContext } from "@playwright/test";
import { assets } from "./settings";

/** Answers in the place of the asset base, as a CDN does: with what the site's own server has at the same path. */
export const standInForAssets = async (context: BrowserContext, origin: string): Promise<void> => {
  await context.route(`${assets}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const url = origin + pathname + search;
    // A page may still be fetching ahead when its site is stopped.
    const response = await route.fetch({ url, maxRedirects: 0 }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort());
  });
};
