import { dropSession, readSession, writeSession } from "../../browser/reading/storage";

/** Attribute of a button that asks the form it leads to, on this page or the next, for times that suit. */
export const timesButtonMark = "data-asks-times";
/** Attribute of the document while a form that was asked is not there yet. */
export const timesAskedMark = "data-times-asked";
/** Keeps the question over a page load, and names the event that tells a form which is there. */
export const timesAskedKey = "times";
/** Keeps the height of the calendar; as a style property too. */
export const calendarHeightKey = "times-room";

/**
 * Runs in the head, so that buttons ask before the page hydrates too. Where a form was asked, or one of these drafts holds
 * times, the document is marked, and the form keeps the calendar's place from the first paint on.
 */
export const listenForTimesButtons = (
  button: string,
  mark: string,
  key: string,
  room: string,
  drafts: readonly string[],
): void => {
  const root = document.documentElement;
  // Storage may be closed to us. Then a question gets as far as the router goes.
  try {
    const held = drafts.some(
      (draft) => (JSON.parse(sessionStorage.getItem(draft) || "{}") as { times?: 1 }).times,
    );
    if (held)
      root.style.setProperty(
        `--${room}`,
        JSON.parse(sessionStorage.getItem(room) || "null") as string | null,
      );
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
    // A link to another page asks the form there, not this page's.
    if (link.pathname === location.pathname) dispatchEvent(new Event(key));
  };
  addEventListener("click", ask, true);
};

/** Calls back for every button that asks, at once for one that has asked already. Returns the function that ends it. */
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

/** For a form that shows the calendar, or its place, by itself. */
export const unmarkTimesAsked = (): void => document.documentElement.removeAttribute(timesAskedMark);

/** Keeps the calendar's height, so that as much room is left for it the next time. */
export const storeCalendarHeight = (height: number): void => {
  writeSession(calendarHeightKey, `${height}px`);
};

/** Once the calendar is gone: a property of the document restyles all of it. */
export const reserveCalendarHeight = (): void =>
  document.documentElement.style.setProperty(
    `--${calendarHeightKey}`,
    readSession<string>(calendarHeightKey),
  );
