/**
 * Opens closed answers before printing in browsers without `::details-content` (Firefox before 143, Safari before
 * 18.4), where styles cannot.
 */
export const openForPrint = (): void => {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (open: boolean) => opened.forEach((details) => (details.open = open));
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    setOpen(true);
  });
  window.addEventListener("afterprint", () => setOpen(false));
};
