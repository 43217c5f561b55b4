import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; `false` on the server and while hydrating. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        const list = window.matchMedia(query);
        list.addEventListener("change", onChange);
        return () => list.removeEventListener("change", onChange);
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
    () => false,
  );

export const useReducedMotion = (): boolean => useMedia("(prefers-reduced-motion: reduce)");
