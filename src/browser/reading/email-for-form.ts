import { clientConfig } from "../../config/client-config";
import { dropSession, readSessionText, writeSessionText } from "./storage";

/** Key in session storage, and in the contact page's URL. */
export const emailKey = "email";

/** Keeps an email address for the form on the next page. Not in that request's URL, because servers log URLs. */
export const keepEmailForForm = (email: string): void => void writeSessionText(emailKey, email);

/** The email address kept for a form; null if there is none. */
export const emailForForm = (): string | null => readSessionText(emailKey);

/** Returns the kept email address and forgets it. */
export const takeEmailForForm = (): string | null => {
  const email = emailForForm();
  dropSession(emailKey);
  return email;
};

/**
 * Takes the email address out of the URL before anything else is requested. It is there without JavaScript, and when
 * the visitor returns to a page that showed it. Inline script in the contact page's head, because Gatsby's router reads
 * the URL as soon as its code has loaded.
 */
export const takeEmailFromUrl = (key: string): void => {
  const url = new URL(location.href);
  const email = url.searchParams.get(key);
  if (email === null) return;
  url.searchParams.delete(key);
  history.replaceState(history.state, "", url);
  try {
    if (email) sessionStorage.setItem(key, email);
  } catch {
    // Storage is blocked, so the address has to be typed again.
  }
};

/** Events when a visitor uses or leaves the page. Keys and the pointer come before the request of a link. */
const ends = ["pointerdown", "keydown", "click", "input", "submit", "beforeunload", "pagehide"];

/**
 * Shows the email address in the current URL until the visitor uses or leaves the page, so that no request contains it.
 * Does nothing if third-party tools are configured, because they read URLs. Returns a function that stops listening.
 */
export const showEmailInUrl = (email: string): (() => void) | undefined => {
  if (clientConfig.tagManager.id || clientConfig.heatMap.src) return undefined;
  const url = new URL(window.location.href);
  url.searchParams.set(emailKey, email);
  window.history.replaceState(window.history.state, "", url);
  const shown = new AbortController();
  const hide = () => {
    shown.abort();
    url.searchParams.delete(emailKey);
    window.history.replaceState(window.history.state, "", url);
  };
  for (const end of ends) window.addEventListener(end, hide, { capture: true, signal: shown.signal });
  return () => shown.abort();
};
