import { navigate, withPrefix } from "gatsby";
import { pathOf } from "../../routes/page-table";

const path = pathOf("thank-you-page");

interface PageLoader {
  loadPage(path: string): Promise<{ status?: string } | undefined>;
}

const loader = (): PageLoader | undefined => (window as { ___loader?: PageLoader }).___loader;

/** Loads all that /thank-you needs, so that the visitor can be taken there even when the network goes. */
export const preloadThankYou = (): void => {
  void loadPage();
};

/** Takes the visitor to /thank-you; false when it cannot be reached. */
export const goToThankYou = async (): Promise<boolean> => {
  if (await loadPage()) {
    await navigate(path);
    return true;
  }
  // Gatsby remembers a page that failed once, so ask the network itself before giving up.
  const reachable = await fetch(withPrefix(path)).then(
    (response) => response.ok,
    () => false,
  );
  if (reachable) window.location.assign(withPrefix(path));
  return reachable;
};

const loadPage = async (): Promise<boolean> => {
  try {
    const page = await loader()?.loadPage(withPrefix(path));
    return page !== undefined && page.status !== "error";
  } catch {
    return false;
  }
};
