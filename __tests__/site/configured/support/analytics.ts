import type { BrowserContext } from "@playwright/test";
import { collector, heatMap, tagManager, trackingCookie } from "./settings";

export const reports = { tagManager: `${collector}/collect`, heatMap: "https://heat.example/hit" };

/** Stub of a tag manager: reads the page's data layer and reports it. */
const tagScript = `{
  const { searchParams } = new URL(document.currentScript.src);
  const [start] = window.dataLayer;
  document.cookie = "${trackingCookie}=1; path=/";
  const address = "${reports.tagManager}?id=" + searchParams.get("id") + "&event=" + start.event;
  fetch(address, { method: "POST", mode: "no-cors", body: String(start["gtm.start"]) });
}`;

/** Stub of a heat map: reads the site's id from its own element, and reports it with an image request. */
const heatScript = `new Image().src = "${reports.heatMap}?site=" + document.currentScript.dataset.siteId;`;

/** Mocks tag manager, heat map, and the servers they report to. */
export const mockAnalytics = async (context: BrowserContext): Promise<void> => {
  const javascript = (body: string) => ({ contentType: "text/javascript", body });
  await context.route(`${tagManager}?*`, (route) => route.fulfill(javascript(tagScript)));
  await context.route(heatMap, (route) => route.fulfill(javascript(heatScript)));
  await context.route(`${reports.tagManager}?*`, (route) => route.fulfill({ status: 204 }));
  await context.route(`${reports.heatMap}?*`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: `<svg xmlns="http://www.w3.org/2000/svg"/>` }),
  );
};
