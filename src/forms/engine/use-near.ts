import { useEffect, useState, type RefObject } from "react";

const margin = "400px";

/** Whether the element has come near the viewport or got the focus; heavy parts wait for it. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    const arrive = () => setNear(true);
    if (typeof IntersectionObserver === "undefined") {
      arrive();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && arrive(),
      { rootMargin: margin },
    );
    observer.observe(element);
    element.addEventListener("focusin", arrive);
    if (element.contains(document.activeElement)) arrive();
    return () => {
      observer.disconnect();
      element.removeEventListener("focusin", arrive);
    };
  }, [ref, near]);
  return near;
}
