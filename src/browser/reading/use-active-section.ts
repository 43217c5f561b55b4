import { useEffect, useState, type RefObject } from "react";

/**
 * The margin reaches far above the window and ends at its upper third, so that every section that began there counts,
 * also after a jump.
 */
const begun = "1000000px 0px -65%";

/**
 * Id of the section that is being read, or of its heading. `selector` finds the sections. Undefined on the server and
 * before the first one.
 */
export const useActiveSection = (
  text: RefObject<HTMLElement | null>,
  selector: string,
): string | undefined => {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const all = [...(text.current?.querySelectorAll(selector) ?? [])];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) seen[isIntersecting ? "add" : "delete"](target);
        const last = all.filter((section) => seen.has(section)).at(-1);
        setPlace(last && (last.id || last.querySelector("h2")?.id));
      },
      { rootMargin: begun },
    );
    for (const section of all) observer.observe(section);
    return () => observer.disconnect();
  }, [text, selector]);
  return place;
};
