import { clientConfig } from "../config/client-config";
import { readLocal } from "./storage";

/** Key in the browser's local storage; the consent dialog writes it. */
export const consentKey = "consent";
export const analyticsCategory = "analytics";

/** The part of what the dialog writes that is read here. */
interface Answer {
  categories?: readonly string[];
  expirationTime?: number;
}

/** Whether anything is configured that visitors have to agree to first. */
export const needsConsent = (): boolean =>
  Boolean(clientConfig.tagManager.id || clientConfig.heatMap.src || clientConfig.attributionHeader);

/** Whether the visitor has agreed, and the answer still counts. */
export const hasConsent = (): boolean => {
  const { categories, expirationTime = 0 } = readLocal<Answer>(consentKey) ?? {};
  return Array.isArray(categories) && categories.includes(analyticsCategory) && expirationTime > Date.now();
};
