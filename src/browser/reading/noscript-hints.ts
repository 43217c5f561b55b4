/** Shows an element's `noscript` texts when no script will run in it. */
export const showNoscriptHints = (element: ParentNode): void => {
  for (const hint of element.querySelectorAll("noscript")) hint.outerHTML = hint.innerHTML;
};
