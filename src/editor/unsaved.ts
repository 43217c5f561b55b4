const question = "This is not saved. Leave it all the same? A copy stays in this browser.";

/** A way that somebody goes, in browsers with the Navigation API. */
interface Way extends Event {
  userInitiated: boolean;
}

declare global {
  interface Window {
    navigation?: EventTarget;
  }
}

/** The form's own buttons, in every language. */
const backButton = "button.back";
const readySaveButton = `${backButton} ~ button[aria-keyshortcuts$="+S"]:not(:disabled)`;

/** Where somebody works on an entry. Sveltia takes a new one for changed as soon as it is opened. */
const workplace = ".content-area, dialog";

const isIn = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/**
 * Asks before unsaved work goes: by the form's arrow, the browser's, or with the window. Sveltia asks nobody, but keeps
 * a copy of what stood half a second, and offers it when the form is opened again.
 */
export const askBeforeLeaving = (): void => {
  let touched = false;
  const isUnsaved = () => touched && document.querySelector(readySaveButton) !== null;
  const mustStay = () => isUnsaved() && !window.confirm(question);

  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, (event) => (touched ||= isIn(event, workplace)), true);
  addEventListener("hashchange", () => (touched = false));

  addEventListener(
    "click",
    (event) => {
      if (isIn(event, backButton) && mustStay()) event.stopImmediatePropagation();
    },
    true,
  );
  window.navigation?.addEventListener("navigate", (event) => {
    if ((event as Way).userInitiated && event.cancelable && mustStay()) event.preventDefault();
  });
  addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
};
