import { clientConfig } from "../../config/client-config";
import { hasConsent } from "./consent-choice";
import { dropSession, readSessionText, writeSessionText } from "./storage";

const storageKey = "attribution";
const longestValue = 100;
const longestReferrer = 300;

/** Where the visitor came from. Held in memory only, until the visitor consents. */
let arrival = "";

/** The campaign parameters and the referrer as a query string; empty for a direct visit. */
const describeArrival = (): string => {
  const found = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    if (/^utm_[a-z]{1,20}$/.test(name) && value && !found.has(name))
      found.set(name, value.slice(0, longestValue));
  }
  if (document.referrer) {
    const { origin, pathname } = new URL(document.referrer);
    if (origin !== window.location.origin)
      found.set("referrer", (origin + pathname).slice(0, longestReferrer));
  }
  return found.toString();
};

/** Reads the URL and the referrer once, before a client-side navigation changes them. */
export const captureArrival = (): void => {
  if (clientConfig.attributionHeader) arrival = describeArrival();
};

/** Stores the arrival for the session. The first one wins. */
export const keepAttribution = (): void => {
  if (arrival && !readSessionText(storageKey)) writeSessionText(storageKey, arrival);
};

export const forgetAttribution = (): void => dropSession(storageKey);

/** The attribution header of a form request; empty unless it is configured, consented to and known. */
export const attributionHeaders = (): Record<string, string> => {
  if (!clientConfig.attributionHeader || !hasConsent()) return {};
  const kept = readSessionText(storageKey);
  return kept ? { [clientConfig.attributionHeader]: kept } : {};
};
