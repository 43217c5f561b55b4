import { useEffect, useState, type RefObject } from "react";

const margin = "400px";

/** Whether an element is on the screen or will soon be. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      {
        rootMargin: margin,
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
};
