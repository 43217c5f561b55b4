import { useEffect, useState, type RefObject } from "react";

/** A band a quarter down the window, wider than the gap between two parts; the part in it is being read. */
const band = "-22% 0px -65% 0px";

/**
 * Id of the part that is being read, or of its heading, of those that the selector finds; none on the server, and before
 * the first. After the last it stays the last.
 */
export const useReadingPlace = (text: RefObject<HTMLElement | null>, parts: string): string | undefined => {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const all = [...(text.current?.querySelectorAll(parts) ?? [])];
    const inBand = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          if (isIntersecting) inBand.add(target);
          else inBand.delete(target);
        const reached = all.filter((part) => inBand.has(part)).at(-1);
        if (reached) setPlace(reached.id || reached.querySelector("h2")?.id);
        // A jump to the top passes no part.
        else if (all[0] && all[0].getBoundingClientRect().top > 0) setPlace(undefined);
      },
      { rootMargin: band },
    );
    for (const part of all) observer.observe(part);
    return () => observer.disconnect();
  }, [text, parts]);
  return place;
};
