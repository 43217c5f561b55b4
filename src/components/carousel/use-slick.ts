import { useEffect, useState, type ComponentType, type RefObject } from "react";
import type { SlickTrackProps } from "./slick-track";

/**
 * The react-slick track, once its chunk is there. Until `near`, and as long as the focus is inside the plain
 * track or will return to it, the answer stays `undefined`: swapping would throw the focus away.
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
        // It hands the focus back to whatever opened it, which may be a slide.
        dialog.addEventListener("close", () => setTimeout(swapUnlessFocused, 0, Loaded), { once: true });
        return;
      }
      const track = plain.current;
      if (!track?.contains(document.activeElement)) {
        setTrack(() => Loaded);
        return;
      }
      // After the focus has found its new place.
      track.addEventListener("focusout", () => setTimeout(swapUnlessFocused, 0, Loaded), { once: true });
    };
    import("./slick-track").then(
      ({ SlickTrack }) => swapUnlessFocused(SlickTrack),
      // The plain track goes on working; the chunk is asked for again when the visitor comes back.
      () => undefined,
    );
    return () => {
      stopped = true;
    };
  }, [near, Track, plain]);
  return Track;
};
