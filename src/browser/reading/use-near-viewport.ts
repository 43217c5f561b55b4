import { useEffect, useState, type RefObject } from "react";

export const nearMargin = "400px";

interface NearOptions {
  /** Distance from the viewport, by default `nearMargin`. */
  margin?: string;
  /**
   * Keeps the answer `true` from the first time on. Focus inside the element counts too. Without IntersectionObserver
   * it is true at once.
   */
  once?: boolean;
}

/** Whether an element is in or near the viewport, so that heavy parts can load only then. */
export const useNearViewport = (
  ref: RefObject<HTMLElement | null>,
  { once = false, margin = nearMargin }: NearOptions = {},
): boolean => {
  const [near, setNear] = useState(false);
  const settled = once && near;
  useEffect(() => {
    const element = ref.current;
    if (!element || settled) return undefined;
    const arrive = () => setNear(true);
    if (typeof IntersectionObserver === "undefined") {
      arrive();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some((entry) => entry.isIntersecting);
        if (seen || !once) setNear(seen);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    if (once) {
      element.addEventListener("focusin", arrive);
      if (element.contains(document.activeElement)) arrive();
    }
    return () => {
      observer.disconnect();
      element.removeEventListener("focusin", arrive);
    };
  }, [ref, once, margin, settled]);
  return near;
};
