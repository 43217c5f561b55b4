import { useEffect, useState, type RefObject } from "react";

interface Place {
  /** The sections' container; without it, they are anywhere on the page. */
  within?: RefObject<HTMLElement | null>;
  /** Distance from the window's bottom that a section must have reached to count as being read. */
  line?: string;
}

/**
 * Id of the section that is being read, or of its heading. `selector` finds the sections. Undefined on the server and
 * before the first one.
 */
export const useActiveSection = (
  selector: string,
  { within, line = "65%" }: Place = {},
): string | undefined => {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const all = [...((within ? within.current : document)?.querySelectorAll(selector) ?? [])];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) seen[isIntersecting ? "add" : "delete"](target);
        const last = all.filter((section) => seen.has(section)).at(-1);
        setPlace(last && (last.id || last.querySelector("h2")?.id));
      },
      // Reaches far above the window, so that every section that began there counts, also after a jump.
      { rootMargin: `1000000px 0px -${line}` },
    );
    for (const section of all) observer.observe(section);
    return () => observer.disconnect();
  }, [selector, within, line]);
  return place;
};
