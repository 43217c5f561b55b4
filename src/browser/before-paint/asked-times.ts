import { dropSession, readSession, readSessionText, writeSessionText } from "../reading/storage";

/** Attribute of a button that leads to a form and opens its calendar of times. */
export const timesButtonMark = "data-asks-times";
/** Attribute of the document from the click until the form is shown. */
export const timesAskedMark = "data-times-asked";
/** Session storage key of the click, so that it survives a page load; also the event's name. */
export const timesAskedKey = "times";
/** Session storage key, and custom property, of the calendar's height. */
export const calendarHeightKey = "times-room";

/**
 * Inline script in the head, so that the buttons work before hydration. If a button was clicked, or a draft has times,
 * the form reserves the calendar's space from the first paint on.
 */
export const listenForTimesButtons = (
  button: string,
  mark: string,
  key: string,
  room: string,
  drafts: readonly string[],
): void => {
  const root = document.documentElement;
  // Storage may be blocked. Then a click works only without a page load.
  try {
    const held = drafts.some((draft) => {
      const stored: unknown = JSON.parse(sessionStorage.getItem(draft) || "{}");
      return stored instanceof Object && "times" in stored;
    });
    if (held) root.style.setProperty(`--${room}`, sessionStorage.getItem(room));
    if (held || sessionStorage.getItem(key)) root.setAttribute(mark, "");
  } catch {
    root.removeAttribute(mark);
  }
  const keep = () => {
    try {
      sessionStorage.setItem(key, "true");
    } catch {
      return;
    }
  };
  const ask = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`a[${button}]`);
    if (!link) return;
    root.setAttribute(mark, "");
    keep();
    // A link to another page is for the form there.
    if (link.pathname === location.pathname) dispatchEvent(new Event(key));
  };
  addEventListener("click", ask, true);
};

/**
 * Calls `open` at each click on such a button, and at once if one was clicked before. Returns a function that stops it.
 */
export const onTimesAsked = (open: () => void): (() => void) => {
  const root = document.documentElement;
  const take = () => {
    open();
    dropSession(timesAskedKey);
  };
  if (root.hasAttribute(timesAskedMark) || readSession(timesAskedKey)) take();
  window.addEventListener(timesAskedKey, take);
  return () => window.removeEventListener(timesAskedKey, take);
};

/** Called by a form that shows the calendar. */
export const unmarkTimesAsked = (): void => document.documentElement.removeAttribute(timesAskedMark);

export const storeCalendarHeight = (height: number): void => {
  writeSessionText(calendarHeightKey, `${height}px`);
};

/**
 * Called when the calendar closes, not at each change, because a changed property of the document restyles the whole
 * page.
 */
export const reserveCalendarHeight = (): void =>
  document.documentElement.style.setProperty(`--${calendarHeightKey}`, readSessionText(calendarHeightKey));
