import { useEffect, useState } from "react";
import { formAnchor } from "../../routes/route-name";
import { chapters, type ChapterName } from "./chapters";

interface Reading {
  /** The chapter in the middle of the screen; none above the first. */
  chapter?: ChapterName | undefined;
  /** Whether the form is in sight, or the footer, which has one of its own. */
  asks: boolean;
}

const elementsOf = (selectors: readonly string[]) =>
  selectors.flatMap((selector) => document.querySelector(selector) ?? []);

/** Calls back with those of the elements that are inside the screen, enlarged by `margin`. */
const watch = (selectors: readonly string[], rootMargin: string, onSeen: (ids: string[]) => void) => {
  const seen = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target.id);
      onSeen([...seen]);
    },
    { rootMargin },
  );
  for (const element of elementsOf(selectors)) observer.observe(element);
  return () => observer.disconnect();
};

/** What the visitor of a long page has in sight. */
export const useReading = (): Reading => {
  const [reading, setReading] = useState<Reading>({ asks: false });
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    // Reaches far above the screen: a chapter that began there is inside.
    const leaveChapters = watch(
      chapters.map((name) => `#${name}`),
      "1000000px 0px -50%",
      (ids) =>
        setReading((before) => ({
          ...before,
          chapter: [...chapters].reverse().find((name) => ids.includes(name)),
        })),
    );
    const leaveForms = watch([`#${formAnchor}`, "body footer"], "0px", (ids) =>
      setReading((before) => ({ ...before, asks: ids.length > 0 })),
    );
    return () => {
      leaveChapters();
      leaveForms();
    };
  }, []);
  return reading;
};
