import { dropSession, readSessionText, writeSessionText } from "./storage";

const key = "email";

/** Keeps an address for the form that its visitor is led to. Never in a URL: servers log those, and browsers keep them. */
export const keepEmailForForm = (email: string): void => void writeSessionText(key, email);

/** Whether an address waits for a form. */
export const hasEmailForForm = (): boolean => readSessionText(key) !== null;

/** The address that waits, once; null when there is none. */
export const takeEmailForForm = (): string | null => {
  const email = readSessionText(key);
  dropSession(key);
  return email;
};

/** Links and forms without JavaScript have it in the URL: takes it out before anything more is asked for. */
export const takeEmailFromUrl = (): void => {
  const url = new URL(window.location.href);
  const email = url.searchParams.get(key);
  if (email === null) return;
  url.searchParams.delete(key);
  window.history.replaceState(window.history.state, "", url);
  if (email) keepEmailForForm(email);
};
