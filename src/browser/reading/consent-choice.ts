import { clientConfig } from "../../config/client-config";
import { fieldsIn } from "../../content-model/records";
import { readLocal } from "./storage";

/** Local storage key that the consent dialog writes to. */
export const consentKey = "consent";
export const analyticsCategory = "analytics";

/** Whether anything is configured that needs consent. */
export const needsConsent = (): boolean =>
  Boolean(clientConfig.tagManager.id || clientConfig.heatMap.src || clientConfig.attributionHeader);

/** Whether the visitor has consented and the consent has not expired. */
export const hasConsent = (): boolean => {
  const { categories, expirationTime } = fieldsIn(readLocal(consentKey));
  return (
    Array.isArray(categories) &&
    categories.includes(analyticsCategory) &&
    typeof expirationTime === "number" &&
    expirationTime > Date.now()
  );
};
