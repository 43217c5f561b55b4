import { addScript } from "../../browser/reading/add-to-head";
import { clientConfig } from "../../config/client-config";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

let started = false;

const startTagManager = (): void => {
  const { id, src } = clientConfig.tagManager;
  if (!id) return;
  (window.dataLayer ??= []).push({ "gtm.start": Date.now(), event: "gtm.js" });
  const address = new URL(src, window.location.href);
  address.searchParams.set("id", id);
  addScript(address.href);
};

const startHeatMap = (): void => {
  const { id, src } = clientConfig.heatMap;
  if (src) addScript(src, { siteId: id });
};

/** Loads the configured tools, once. Call it only after consent. */
export const startAnalyticsTools = (): void => {
  if (started) return;
  const { tagManager, heatMap } = clientConfig;
  started = Boolean(tagManager.id || heatMap.src);
  startTagManager();
  startHeatMap();
};

/** Whether a third-party script has run on this page; only a page load removes it. */
export const analyticsToolsRun = (): boolean => started;
