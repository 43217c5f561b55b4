import { reloadPage } from "./page-load";
import { showServerErrorPage } from "./server-error-page";
import { readSession, writeSession } from "../reading/storage";

const windowMs = 10_000;
/**
 * Webpack's chunk timeout is two minutes. A chunk that times out after a reload still counts as a failure of that
 * reload.
 */
const slowestFailureMs = 150_000;

const keyOf = (path: string): string => `chunk-reload:${path}`;

/** Records that the path is being reloaded; false when session storage is not available. */
export const rememberReload = (path: string): boolean => writeSession(keyOf(path), Date.now());

/** Whether the path was reloaded within the last 10 s, or this page load is that reload. */
const wasReloaded = (path: string): boolean => {
  const now = Date.now();
  const pageStart = performance.timeOrigin;
  const stored = readSession(keyOf(path));
  const reloadedAt = typeof stored === "number" ? stored : -Infinity;
  const bornOfReload = pageStart - reloadedAt < windowMs && now - pageStart < slowestFailureMs;
  return now - reloadedAt < windowMs || (pageStart >= reloadedAt && bornOfReload);
};

/** Reloads the page. Returns false instead if a reload has not helped before. */
export const reloadOnce = (path: string): boolean => {
  if (wasReloaded(path) || !rememberReload(path)) return false;
  reloadPage();
  return true;
};

/** Whether an error is a failed load of a chunk. */
export const isChunkFailure = (error: unknown): boolean => {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
};

/** Whether the chunk arrived but this browser cannot parse it. Webpack calls that missing. */
const isUnreadable = (error: unknown): boolean => (error as { type?: unknown }).type === "missing";

/** Shows the `noscript` texts, as no script will run. */
const showNoscriptHints = (): void => {
  for (const hint of document.querySelectorAll("noscript")) hint.outerHTML = hint.innerHTML;
};

/** Handles a failed chunk: reloads the path once, then shows the Internal Server Error page. */
const answerFailure = (): void => {
  if (!reloadOnce(window.location.pathname))
    showServerErrorPage().catch((error: unknown) => console.error(error));
};

/**
 * Handles uncaught chunk failures, of the page itself and of parts that load on demand. If the browser cannot
 * parse the chunk, a reload does not help: the page stays as served.
 */
export const startChunkGuard = (): void => {
  // More chunks may fail while the page unloads.
  let isAnswered = false;
  const listener = (event: PromiseRejectionEvent) => {
    if (!isChunkFailure(event.reason)) return;
    // Gatsby's own listener would reload the page in an endless loop.
    event.stopImmediatePropagation();
    if (isUnreadable(event.reason)) return showNoscriptHints();
    // Offline, a reload would replace a readable page with the browser's error page.
    if (!navigator.onLine || isAnswered) return;
    isAnswered = true;
    answerFailure();
  };
  window.addEventListener("unhandledrejection", listener, { capture: true });
};
