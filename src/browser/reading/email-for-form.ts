import { dropSession, readSessionText, writeSessionText } from "./storage";

const key = "email";

/** Keeps an email address for the form on the next page. Never in the URL: servers and browsers store URLs. */
export const keepEmailForForm = (email: string): void => void writeSessionText(key, email);

/** Whether an address waits for a form. */
export const hasEmailForForm = (): boolean => readSessionText(key) !== null;

/** The address that waits, once; null when there is none. */
export const takeEmailForForm = (): string | null => {
  const email = readSessionText(key);
  dropSession(key);
  return email;
};

/** Without JavaScript the address is in the URL. Takes it out before anything else is requested. */
export const takeEmailFromUrl = (): void => {
  const url = new URL(window.location.href);
  const email = url.searchParams.get(key);
  if (email === null) return;
  url.searchParams.delete(key);
  window.history.replaceState(window.history.state, "", url);
  if (email) keepEmailForForm(email);
};
