import { clientConfig } from "../../config/client-config";
import { readLocal } from "./storage";

/** Local storage key that the consent dialog writes to. */
export const consentKey = "consent";
export const analyticsCategory = "analytics";

/** The part of the dialog's stored value that the site reads. */
interface Answer {
  categories?: readonly string[];
  expirationTime?: number;
}

/** Whether anything is configured that needs consent. */
export const needsConsent = (): boolean =>
  Boolean(clientConfig.tagManager.id || clientConfig.heatMap.src || clientConfig.attributionHeader);

/** Whether the visitor has consented and the consent has not expired. */
export const hasConsent = (): boolean => {
  const { categories, expirationTime = 0 } = readLocal<Answer>(consentKey) ?? {};
  return Array.isArray(categories) && categories.includes(analyticsCategory) && expirationTime > Date.now();
};
