import { useEffect, useState, type RefObject } from "react";

/** From far above down to a third of the window: what began in it is being read or was. A jump passes no part unseen. */
const begun = "1000000px 0px -65%";

/**
 * Id of the part that is being read, or of its heading, of those that the selector finds; none on the server, and before
 * the first. After the last it stays the last.
 */
export const useReadingPlace = (text: RefObject<HTMLElement | null>, parts: string): string | undefined => {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const all = [...(text.current?.querySelectorAll(parts) ?? [])];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) seen[isIntersecting ? "add" : "delete"](target);
        const last = all.filter((part) => seen.has(part)).at(-1);
        setPlace(last && (last.id || last.querySelector("h2")?.id));
      },
      { rootMargin: begun },
    );
    for (const part of all) observer.observe(part);
    return () => observer.disconnect();
  }, [text, parts]);
  return place;
};
