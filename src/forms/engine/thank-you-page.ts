import { navigate, withPrefix } from "gatsby";
import { whenIdle } from "../../browser/when-idle";
import { pathOf } from "../../routes/page-table";

const path = pathOf("thank-you-page");

interface PageLoader {
  loadPage(path: string): Promise<{ status?: string } | undefined>;
}

const loader = (): PageLoader | undefined => (window as { ___loader?: PageLoader }).___loader;

/** Preloads /thank-you, so that it opens even after the network fails; first the field answers the finger. */
export const preloadThankYou = (): void => whenIdle(() => void loadPage());

/** Navigates to /thank-you; false when it cannot be loaded. */
export const goToThankYou = async (): Promise<boolean> => {
  if (await loadPage()) {
    await navigate(path);
    return true;
  }
  // Gatsby caches a failed page, so this asks the network before giving up.
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
