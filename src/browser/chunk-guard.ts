import { reloadPage } from "./page-load";
import { showServerErrorPage } from "./server-error-page";
import { readSession, writeSession } from "./storage";

const windowMs = 10_000;
/** Webpack gives a chunk up after two minutes; one that does so in a reloaded page still belongs to that reload. */
const slowestFailureMs = 150_000;

const keyOf = (path: string): string => `chunk-reload:${path}`;

/** Remembers that the path is being loaded anew; false where the browser keeps nothing for us. */
export const rememberReload = (path: string): boolean => writeSession(keyOf(path), Date.now());

/** Whether the path was loaded anew within the last 10 s, or this very page is what came of it. */
const wasReloaded = (path: string): boolean => {
  const now = Date.now();
  const pageStart = performance.timeOrigin;
  const reloadedAt = readSession<number>(keyOf(path)) ?? -Infinity;
  const bornOfReload = pageStart - reloadedAt < windowMs && now - pageStart < slowestFailureMs;
  return now - reloadedAt < windowMs || (pageStart >= reloadedAt && bornOfReload);
};

/** Whether an error says that a part of the programme could not be loaded. */
export const isChunkFailure = (error: unknown): boolean => {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
};

let answering = false;

/** Answers a failed chunk: one reload of the path, then the Internal Server Error page. */
const answerFailure = (): void => {
  // A page that is already leaving may report more of them.
  if (answering) return;
  answering = true;
  const path = window.location.pathname;
  if (!wasReloaded(path) && rememberReload(path)) reloadPage();
  else showServerErrorPage().catch((error: unknown) => console.error(error));
};

/** Watches for chunks that failed and that nobody dealt with: of the page itself, or of a part loaded when needed. */
export const startChunkGuard = (): void => {
  const listener = (event: PromiseRejectionEvent) => {
    if (!isChunkFailure(event.reason)) return;
    // Gatsby's own listener would load the page again, as often as the chunk fails.
    event.stopImmediatePropagation();
    // Offline, a reload would take away a page that can still be read.
    if (navigator.onLine) answerFailure();
  };
  window.addEventListener("unhandledrejection", listener, { capture: true });
};
