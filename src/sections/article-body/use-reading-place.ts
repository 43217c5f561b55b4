import { useEffect, useState, type RefObject } from "react";

/** A line a quarter down the window; the part of the text that crosses it is being read. */
const line = "-25% 0px -75% 0px";

/** Id of the heading of the part that is being read; none on the server, and before the first part. */
export const useReadingPlace = (text: RefObject<HTMLElement | null>): string | undefined => {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const reached = changes.find(({ isIntersecting }) => isIntersecting);
        if (reached) setPlace(reached.target.querySelector("h2")?.id);
      },
      { rootMargin: line },
    );
    for (const part of text.current?.querySelectorAll("section") ?? []) observer.observe(part);
    return () => observer.disconnect();
  }, [text]);
  return place;
};
