/** Opens closed answers for the printer where styles cannot: without `::details-content`, as Firefox before 143 and Safari before 18.4. */
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
