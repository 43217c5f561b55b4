/** Attribute of a form that was sent before React had hydrated it. */
export const sentEarlyMark = "data-sent-early";

/**
 * Inline script in a form: remembers that *Send* was pressed, or Enter in a field, so that hydration can send. It listens on
 * the window, because React may hydrate while the event is on its way down.
 */
export const rememberEarlySend = (mark: string): void => {
  const form = document.currentScript!.parentElement!;
  const note = (event: Event) => {
    const target = event.target as Element;
    const { key, isComposing, keyCode } = event as KeyboardEvent;
    // An Enter of an input method chooses a word; Safari gives it the code 229.
    const isEnter = key === "Enter" && !isComposing && keyCode !== 229;
    const sends = event.type === "click" ? "button" : isEnter && "input:not([type=checkbox])";
    if (sends && form.contains(target) && target.closest(sends)) form.setAttribute(mark, "");
  };
  addEventListener("click", note, true);
  addEventListener("keydown", note, true);
};
