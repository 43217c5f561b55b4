import { useEffect, useRef, useState } from "react";

/**
 * The mobile menu. It is a native popover, so it opens and closes before hydration. This hook tracks whether it is
 * open, closes it on navigation, and replaces the popover in browsers without support.
 */
export const useMenu = (path: string) => {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Undefined until hydration: before that only the browser knows.
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
    menu.addEventListener("toggle", (event) => setOpen(event.newState === "open"), { signal });
    menu.addEventListener(
      "click",
      closeAt((place) => place.closest("a")),
      { signal },
    );
    document.addEventListener("keydown", onKey, { signal });
    // Excludes the button, which closes the menu by itself.
    const outside = closeAt((place) => !menu.contains(place) && !button.current?.contains(place));
    if (!native) document.addEventListener("pointerdown", outside, { signal });
    // In the desktop bar the panel is not a popover.
    window.matchMedia("not all and (max-width: 62em)").addEventListener("change", close, { signal });
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
