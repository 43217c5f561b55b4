import { useEffect, useState, type RefObject } from "react";

/** A band a quarter down the window, wider than the gap between two parts; the part in it is being read. */
const band = "-22% 0px -65% 0px";

/**
 * Id of the part that is being read, or of its heading, of those that the selector finds; none on the server, and before
 * the first.
 */
export const useReadingPlace = (text: RefObject<HTMLElement | null>, parts: string): string | undefined => {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        const reached = changes.find(({ isIntersecting }) => isIntersecting)?.target;
        if (reached) setPlace(reached.id || reached.querySelector("h2")?.id);
      },
      { rootMargin: band },
    );
    for (const part of text.current?.querySelectorAll(parts) ?? []) observer.observe(part);
    return () => observer.disconnect();
  }, [text, parts]);
  return place;
};
