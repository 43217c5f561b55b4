const question = "This is not saved. Leave it all the same? A copy stays in this browser.";

/** A `navigate` event, in browsers with the Navigation API. */
interface Way extends Event {
  userInitiated: boolean;
}

declare global {
  interface Window {
    navigation?: EventTarget;
  }
}

/** Language-independent selector of the form's back button. */
const backButton = "button.back";
const readySaveButton = `${backButton} ~ button[aria-keyshortcuts$="+S"]:not(:disabled)`;

/** Places where entries are edited. Sveltia treats a new entry as changed as soon as it is opened. */
const workplace = ".content-area, dialog";

const isIn = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/**
 * Asks before unsaved changes are lost: by the form's back button, the browser's, or closing the window. Sveltia does
 * not ask, but keeps a copy of changes older than half a second, and offers it when the form is opened again.
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
