import { useEffect, useState, type ComponentType, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { SlickTrackProps } from "./slick-track";

/**
 * The react-slick track once its chunk has loaded. It stays `undefined` until `near`, and while focus is inside the
 * plain track or will return to it, because replacing the track would lose focus.
 */
export const useSlick = (near: boolean, plain: RefObject<HTMLElement | null>) => {
  const [Track, setTrack] = useState<ComponentType<SlickTrackProps>>();
  useEffect(() => {
    if (!near || Track) return undefined;
    let stopped = false;
    const swapUnlessFocused = (Loaded: ComponentType<SlickTrackProps>) => {
      if (stopped) return;
      const dialog = document.querySelector("dialog[open]");
      if (dialog) {
        // A closing dialog returns focus to its opener, which may be a slide.
        dialog.addEventListener("close", () => setTimeout(swapUnlessFocused, 0, Loaded), { once: true });
        return;
      }
      const track = plain.current;
      if (!track?.contains(document.activeElement)) {
        // Swaps synchronously: in a deferred render, focus could return to the plain track before the swap is done.
        flushSync(() => setTrack(() => Loaded));
        return;
      }
      // Runs after focus has moved.
      track.addEventListener("focusout", () => setTimeout(swapUnlessFocused, 0, Loaded), { once: true });
    };
    import("./slick-track").then(
      ({ SlickTrack }) => swapUnlessFocused(SlickTrack),
      // The plain track still works. The chunk is requested again on the next visit.
      () => undefined,
    );
    return () => {
      stopped = true;
    };
  }, [near, Track, plain]);
  return Track;
};
