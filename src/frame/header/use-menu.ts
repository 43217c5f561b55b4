import { useEffect, useRef, useState } from "react";

/**
 * The menu of phones. The browser opens and closes it by itself, as a popover, from the first paint on. What is added
 * here tells whether it is open, closes it on the way to another page, and does it all where popovers are not known.
 */
export const useMenu = (path: string) => {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Until hydrated the browser alone knows, hence undefined.
  const [open, setOpen] = useState<boolean>();
  const [byHand, setByHand] = useState(false);

  useEffect(() => {
    const menu = panel.current;
    const native = "popover" in HTMLElement.prototype;
    if (!menu) return undefined;
    const close = () => (native ? menu.togglePopover(false) : setOpen(false));
    const closeAt = (inside: (place: Element) => unknown) => (event: Event) => {
      if (event.target instanceof Element && inside(event.target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || button.current?.getAttribute("aria-expanded") !== "true") return;
      close();
      button.current.focus();
    };
    setByHand(!native);
    setOpen(native && menu.matches(":popover-open"));
    const listeners = new AbortController();
    const { signal } = listeners;
    menu.addEventListener("toggle", (event) => setOpen((event as ToggleEvent).newState === "open"), {
      signal,
    });
    menu.addEventListener(
      "click",
      closeAt((place) => place.closest("a")),
      { signal },
    );
    document.addEventListener("keydown", onKey, { signal });
    // Beside the panel there is only the bar, of which the button is a part.
    const outside = closeAt((place) => !menu.parentElement?.contains(place));
    if (!native) document.addEventListener("pointerdown", outside, { signal });
    // In a bar that has become wide, the panel is no popover.
    window.matchMedia("(width > 62em)").addEventListener("change", close, { signal });
    return () => {
      listeners.abort();
      close();
    };
  }, [path]);

  return {
    button,
    panel,
    open,
    shownByHand: byHand && open,
    onClick: byHand ? () => setOpen(!open) : undefined,
  };
};
