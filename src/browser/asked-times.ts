import { dropSession, readSession, writeSession } from "./storage";

const key = "times";

/** Attribute of such a button. */
export const askingMark = "data-asks-times";

/** A button asks the form that it leads to, on this page or the next, for times that suit. */
export const askForTimes = (): void => {
  writeSession(key, true);
  window.dispatchEvent(new Event(key));
};

/** Calls back for every button that asks, at once for the one that led to this page. Returns the function that ends it. */
export const onAskedForTimes = (open: () => void): (() => void) => {
  const take = () => {
    dropSession(key);
    open();
  };
  // Before hydration a button only leads to the form, and keeps the focus.
  if (readSession(key) || document.activeElement?.matches(`[${askingMark}]`)) take();
  window.addEventListener(key, take);
  return () => window.removeEventListener(key, take);
};
