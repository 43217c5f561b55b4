import { clientConfig } from "../../config/client-config";
import { dropSession, readSessionText, writeSessionText } from "./storage";

/** In session storage, and in the URL of the contact page. */
export const emailKey = "email";

/** Keeps an email address for the form on the next page. Not in the URL of its request: servers keep URLs. */
export const keepEmailForForm = (email: string): void => void writeSessionText(emailKey, email);

/** The address that waits for a form; null when there is none. */
export const emailForForm = (): string | null => readSessionText(emailKey);

/** The address that waits, once. */
export const takeEmailForForm = (): string | null => {
  const email = emailForForm();
  dropSession(emailKey);
  return email;
};

/**
 * Without JavaScript the address is in the URL, and so it is where the visitor comes back to a page that showed it. Takes
 * it out before anything else is requested. Inline script in the head of the contact page, too: Gatsby's router reads the
 * URL as soon as its code is there.
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
    // Blocked: it has to be typed again.
  }
};

/** What touches the form, sends it or leaves the page; keys and the pointer come before the request of a link. */
const ends = ["pointerdown", "keydown", "click", "input", "submit", "beforeunload", "pagehide"];

/**
 * Shows the address in the URL of the page that stands, which no request carries, until the visitor goes on. Not where a
 * tool of others reads URLs. Returns the function that stops waiting for that.
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
