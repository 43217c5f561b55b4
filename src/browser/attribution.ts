import { clientConfig } from "../config/client-config";
import { hasConsent } from "./consent-choice";
import { dropSession, readSessionText, writeSessionText } from "./storage";

const storageKey = "attribution";
const longestValue = 100;
const longestReferrer = 300;

/** How this page was reached, held in memory only until the visitor agrees. */
let arrival = "";

/** The campaign's parameters and the referring page, as a query string; empty for a visit that came from nowhere. */
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

/** Looks once, before a client-side navigation changes the address. */
export const captureArrival = (): void => {
  if (clientConfig.attributionHeader) arrival = describeArrival();
};

/** Keeps the arrival for the visit. The first one stays. */
export const keepAttribution = (): void => {
  if (arrival && !readSessionText(storageKey)) writeSessionText(storageKey, arrival);
};

export const forgetAttribution = (): void => dropSession(storageKey);

/** The header to send with a form: none unless configured, agreed to and known. */
export const attributionHeaders = (): Record<string, string> => {
  if (!clientConfig.attributionHeader || !hasConsent()) return {};
  const kept = readSessionText(storageKey);
  return kept ? { [clientConfig.attributionHeader]: kept } : {};
};
