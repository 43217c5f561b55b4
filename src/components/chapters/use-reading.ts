import { useEffect, useState } from "react";
import { formAnchor } from "../../routes/route-name";
import { chapters, type ChapterName } from "./chapters";

interface Reading {
  /** The chapter in the middle of the screen; none above the first. */
  chapter?: ChapterName | undefined;
  /** Whether the page's form is in sight, or the footer, which also leads to a form. */
  asks: boolean;
}

const elementsOf = (selectors: readonly string[]) =>
  selectors.flatMap((selector) => document.querySelector(selector) ?? []);

/** Calls back with the observed elements that are inside the screen, which is enlarged by `rootMargin`. */
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

/** Which chapter the visitor is reading, and whether the form is in sight. */
export const useReading = (): Reading => {
  const [reading, setReading] = useState<Reading>({ asks: false });
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    // The observed area reaches far above the screen, so it contains every chapter that has begun.
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
