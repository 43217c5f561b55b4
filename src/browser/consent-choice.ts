import { clientConfig } from "../config/client-config";

/** Key in the browser's local storage; the consent dialog writes it. */
export const consentKey = "consent";
export const analyticsCategory = "analytics";

/** Whether anything is configured that visitors have to agree to first. */
export const needsConsent = (): boolean =>
  Boolean(clientConfig.tagManager.id || clientConfig.heatMap.src || clientConfig.attributionHeader);

/** Whether the visitor has agreed, and the answer still counts. */
export const hasConsent = (): boolean => {
  try {
    const { categories, expirationTime } = JSON.parse(localStorage.getItem(consentKey) ?? "{}") as {
      categories?: string[];
      expirationTime?: number;
    };
    return Boolean(categories?.includes(analyticsCategory) && (expirationTime ?? 0) > Date.now());
  } catch {
    return false;
  }
};
