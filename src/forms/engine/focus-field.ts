const controls = "input, select, textarea";

/** Focuses a field, or the first control of a group. */
export const focusField = (id: string, options?: FocusOptions): void => {
  const element = document.getElementById(id);
  if (!element) return;
  // Fields in closed details cannot be focused.
  const fold = element.closest("details");
  if (fold) fold.open = true;
  const control = element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
  (control ?? element).focus(options);
  // With its label, because Safari scrolls the control just below the header.
  showInView(document.getElementById(`${id}-error`)?.parentElement);
};

/** Scrolls just far enough to show what a click brought. */
export const showInView = (element: Element | null | undefined): void =>
  element?.scrollIntoView?.({ block: "nearest" });
