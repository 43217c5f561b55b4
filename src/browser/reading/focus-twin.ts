/** The same link of the card or section takes the focus, else the first control there, else the section itself. */
const passOn = (from: Element): void => {
  const place = from.closest<HTMLElement>("article, section, header, main");
  const now = document.activeElement;
  const isHidden = from.getClientRects().length === 0 && (now === from || now === document.body);
  if (!place || !isHidden) return;
  const controls = [...place.querySelectorAll<HTMLElement>("a, button, summary, input")].filter(
    (control) => control !== from,
  );
  const href = from.getAttribute("href");
  const twins = controls.filter((control) => href && control.getAttribute("href") === href);
  for (const control of [...twins, ...controls, place]) {
    if (control === place) place.tabIndex = -1;
    control.focus({ preventScroll: true });
    if (document.activeElement === control) return;
  }
};

/** Some controls stand elsewhere, or not at all, at another width. Keeps their focus when the window changes. */
export const keepFocusAtAllWidths = (): void =>
  window.addEventListener("resize", () => {
    const held = document.activeElement;
    // In the next frame, because styles have the new width only after this event.
    requestAnimationFrame(() => held && passOn(held));
  });
