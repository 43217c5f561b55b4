import type { BrowserContext } from "@playwright/test";
import { assets } from "./settings";

/** Mocks the asset base as a CDN that fetches from the site's own server. */
export const mockAssets = async (context: BrowserContext, origin: string): Promise<void> => {
  await context.route(`${assets}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const url = origin + pathname + search;
    // A page may still be prefetching when the site stops.
    const response = await route.fetch({ url, maxRedirects: 0 }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort());
  });
};
