/** Attribute of a form that was sent before React had hydrated it. */
export const sentEarlyMark = "data-sent-early";

/**
 * Inline script in a form: records a click on *Send*, or Enter in a field, so that hydration can submit the form. It
 * listens on the window, because React may hydrate while the event is propagating.
 */
export const rememberEarlySend = (mark: string): void => {
  const form = document.currentScript?.parentElement;
  const note = (event: Event) => {
    const target = event.target as Element;
    const { key, isComposing, keyCode } = event as KeyboardEvent;
    // An Enter of an input method only chooses a word; Safari gives it the code 229.
    const isEnter = key === "Enter" && !isComposing && keyCode !== 229;
    const sends = event.type === "click" ? "button" : isEnter && "input:not([type=checkbox])";
    if (sends && form?.contains(target) && target.closest(sends)) form.setAttribute(mark, "");
  };
  addEventListener("click", note, true);
  addEventListener("keydown", note, true);
};
