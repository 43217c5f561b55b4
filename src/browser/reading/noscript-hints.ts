/** Shows what a part of the page says where scripts do not run, in a part that none will ever bring to life. */
export const showNoscriptHints = (part: ParentNode): void => {
  for (const hint of part.querySelectorAll("noscript")) hint.outerHTML = hint.innerHTML;
};
