/** Shows the `noscript` texts of an element in which no script will run. */
export const showNoscriptHints = (part: ParentNode): void => {
  for (const hint of part.querySelectorAll("noscript")) hint.outerHTML = hint.innerHTML;
};
