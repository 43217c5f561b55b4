import { captureArrival } from "./reading/attribution";
import { startChunkGuard } from "./navigation/chunk-guard";
import { emailKey, takeEmailFromUrl } from "./reading/email-for-form";
import { redirects } from "./navigation/redirect-rules";
import { isRoutable } from "./navigation/routable";
import { hideFromRouter } from "./navigation/scroll-position";
import type { RouteUpdate } from "./navigation/route-update";
import { loadNewVersion, startVersionPoll } from "./navigation/version-poll";
import { hydrateSamePage } from "./hydration/hydration-gate";
import { faultsPath } from "../config/content-faults";
import { reloadPage } from "./navigation/page-load";
import { navigate } from "gatsby";
import { basePath } from "../config/base-path";

/**
 * Opens closed answers before printing in browsers without `::details-content` (Firefox before 143, Safari before
 * 18.4), where styles cannot.
 */
const openForPrint = (): void => {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (open: boolean) => opened.forEach((details) => (details.open = open));
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    setOpen(true);
  });
  window.addEventListener("afterprint", () => setOpen(false));
};

/** Moves focus from a hidden control to the same link in its section, else to another control, else to the section. */
const moveFocus = (from: Element): void => {
  const place = from.closest<HTMLElement>("article, section, header, main");
  const now = document.activeElement;
  const isHidden = from.getClientRects().length === 0 && (now === from || now === document.body);
  if (!place || !isHidden) return;
  const controls = [...place.querySelectorAll<HTMLElement>("a, button, summary, input")].filter(
    (control) => control !== from,
  );
  const href = from.getAttribute("href");
  const twins = controls.filter((control) => href && control.getAttribute("href") === href);
  for (const control of [...twins, ...controls, place]) {
    if (control === place) place.tabIndex = -1;
    control.focus({ preventScroll: true });
    if (document.activeElement === control) return;
  }
};

/** At another window width some controls are hidden, and the browser would drop their focus. */
const keepFocusAtAllWidths = (): void =>
  window.addEventListener("resize", () => {
    const held = document.activeElement;
    // In the next frame, because styles for the new width apply only after this event.
    requestAnimationFrame(() => held && moveFocus(held));
  });

const openedAt = window.location.pathname;

/**
 * Called after hydration. Links already work as soon as the bundles run, but Gatsby's router listens only after
 * hydration, so this repeats a navigation that the router has missed.
 */
const followEarlyClick = (): void => {
  const { pathname, search, hash } = window.location;
  if (pathname !== openedAt)
    void navigate(pathname.slice(basePath().length) + search + hash, { replace: true });
};

/** In `develop`: the page reloads when the content has faults, and then shows them (`plugins/develop-server.ts`). */
const startFaultWatch = (): void => {
  new EventSource(faultsPath).onmessage = reloadPage;
};

// `gatsby develop` has no build ids and no stale chunks.
const built = process.env.NODE_ENV === "production";

// Registered before Gatsby's listener, which would request the page's data with the query. `onClientEntry` would be too
// late.
window.addEventListener("popstate", () => takeEmailFromUrl(emailKey));

/**
 * Runs before hydration. Installs the guards first, because chunks may fail from here on. Then yields to the main
 * thread, so that evaluating the bundle and loading the page's chunks are two tasks instead of one long one.
 */
export const onClientEntry = async (): Promise<void> => {
  captureArrival();
  if (!built) return;
  // The server answers such paths with the 404 page. It is not hydrated; everything on it works without the router.
  if (!isRoutable(window.location.pathname)) await new Promise(() => undefined);
  startChunkGuard();
  // Determines the page's build now, because a deploy may happen during hydration.
  startVersionPoll();
  await new Promise((resolve) => setTimeout(resolve));
};

const laterRedirects = redirects();

/** After hydration: work that can wait. */
export const onInitialClientRender = (): void => {
  followEarlyClick();
  if (!built) return startFaultWatch();
  laterRedirects.fetchWhenIdle();
  keepFocusAtAllWidths();
  openForPrint();
};

/** Before the next page renders. */
export const onPreRouteUpdate = (update: RouteUpdate): void => {
  hydrateSamePage(update);
  laterRedirects.follow(update);
  loadNewVersion(update);
};

/** After it has rendered, before paint. */
export const onRouteUpdate = hideFromRouter();
