const controls = "input, select, textarea";

/** Moves the focus to a field, or to the first control of a group. */
export const focusField = (id: string, options?: FocusOptions): void => {
  const element = document.getElementById(id);
  if (!element) return;
  const control = element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
  (control ?? element).focus(options);
};
