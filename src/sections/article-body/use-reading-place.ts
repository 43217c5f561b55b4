import { useEffect, useState, type RefObject } from "react";

/** A band a quarter down the window, wider than the gap between two parts; the part in it is being read. */
const band = "-22% 0px -65% 0px";

/** Id of the heading of the part that is being read; none on the server, and before the first part. */
export const useReadingPlace = (text: RefObject<HTMLElement | null>): string | undefined => {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const reached = changes.find(({ isIntersecting }) => isIntersecting);
        if (reached) setPlace(reached.target.querySelector("h2")?.id);
      },
      { rootMargin: band },
    );
    for (const part of text.current?.querySelectorAll("section") ?? []) observer.observe(part);
    return () => observer.disconnect();
  }, [text]);
  return place;
};
