const controls = "input, select, textarea";

/** Focuses a field, or the first control of a group. */
export const focusField = (id: string, options?: FocusOptions): void => {
  const element = document.getElementById(id);
  if (!element) return;
  // What is folded away cannot have the focus.
  const fold = element.closest("details");
  if (fold) fold.open = true;
  const control = element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
  (control ?? element).focus(options);
  showInView(document.getElementById(`${id}-error`));
};

/** Scrolls as little as it takes to show what a press has brought. */
export const showInView = (element: Element | null | undefined): void =>
  element?.scrollIntoView?.({ block: "nearest" });
