import { navigate, withPrefix } from "gatsby";
import { whenIdle } from "../../browser/reading/schedule";
import { pathOf } from "../../routes/page-table";
import { outcomeKey, type KeptOutcome } from "../outcome/outcome";

const path = pathOf("thank-you-page");

/** Preloads /thank-you, so that it opens even without network. Waits for idle time, so that the field reacts first. */
export const preloadThankYou = (): void => whenIdle(() => void loadPage());

/**
 * Navigates to /thank-you; false if it cannot be loaded.
 * @param outcome only if storage is full or blocked; it would be lost in a full page load
 */
export const goToThankYou = async (outcome: KeptOutcome | null): Promise<boolean> => {
  const isHere = await loadPage();
  if (outcome && (!isHere || window.___swUpdated)) return false;
  if (isHere) {
    await (outcome ? navigate(path, { state: { [outcomeKey]: outcome } }) : navigate(path));
    return true;
  }
  // Gatsby caches a failed page load, so this asks the network before giving up.
  const reachable = await fetch(withPrefix(path)).then(
    (response) => response.ok,
    () => false,
  );
  if (reachable) window.location.assign(withPrefix(path));
  return reachable;
};

const loadPage = async (): Promise<boolean> => {
  try {
    const page = await window.___loader?.loadPage(withPrefix(path));
    return page !== undefined && page.status !== "error";
  } catch {
    return false;
  }
};
