/** Shows the `noscript` texts of an element in which no script will run. */
export const showNoscriptHints = (element: ParentNode): void => {
  for (const hint of element.querySelectorAll("noscript")) hint.outerHTML = hint.innerHTML;
};
