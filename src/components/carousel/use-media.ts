import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; `false` on the server and during hydration. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        const list = window.matchMedia(query);
        const change = () => {
          // Ignores the switch to print: pictures of newly rendered content would not load in time.
          if (!window.matchMedia("print").matches) onChange();
        };
        list.addEventListener("change", change);
        return () => list.removeEventListener("change", change);
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
    () => false,
  );

export const useReducedMotion = (): boolean => useMedia("(prefers-reduced-motion: reduce)");
