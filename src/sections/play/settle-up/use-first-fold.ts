import { useEffect, useRef, useState, type RefObject } from "react";

const pauseMs = 900;

/**
 * Whether the arrows are folded. They are in what the server rendered; when the picture is seen for the first time they
 * are laid out and fold by themselves, once, unless the visitor asked for less motion.
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
        if (!entry?.isIntersecting) return touched.current ? undefined : setFolded(false);
        observer.disconnect();
        timer = setTimeout(() => setFolded(true), touched.current ? 0 : pauseMs);
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
