import { useEffect, useRef, useState, type RefObject } from "react";

/** How long the separate debts are shown, animation included. */
const unfoldedMs = 1800;

/**
 * Whether debts are merged into payments, as in the server's HTML and in print. When the picture is first seen, they
 * separate and merge again by themselves, unless the visitor prefers reduced motion.
 */
export const useFirstFold = (picture: RefObject<HTMLElement | null>) => {
  const [folded, setFolded] = useState(true);
  const touched = useRef(false);
  useEffect(() => {
    const element = picture.current;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!element || still || typeof IntersectionObserver === "undefined") return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        if (touched.current) return;
        setFolded(false);
        timer = setTimeout(() => touched.current || setFolded(true), unfoldedMs);
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [picture]);
  return {
    folded,
    fold: (next: boolean) => {
      touched.current = true;
      setFolded(next);
    },
  };
};
