import { startTransition, useRef, useState, type ReactNode } from "react";
import { watchLinks } from "../browser/links";
import { isArriving, layOutNearFirst } from "../browser/near-first";
import { useBrowserLayoutEffect } from "../browser/use-browser-layout-effect";

/**
 * The end of a long page. After a navigation within the site the page's top is painted before React draws this, in slices.
 * A page that loads, or that someone comes back to, has it at once. Nothing may follow it: parts that the server has written
 * are known by their place.
 */
export const Later = ({ children }: { children: ReactNode }) => {
  const [waits, setWaits] = useState(isArriving);
  const waited = useRef(waits);
  useBrowserLayoutEffect(() => {
    if (waits) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(() => startTransition(() => setWaits(false)));
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    }
    if (waited.current) {
      layOutNearFirst();
      watchLinks();
    }
    return undefined;
  }, [waits]);
  return waits ? <div data-later-room /> : <>{children}</>;
};
