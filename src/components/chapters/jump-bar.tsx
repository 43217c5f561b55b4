import { useEffect, useState } from "react";
import { Button } from "../button/button";
import { formHash, formAnchor } from "../../routes/route-name";
import { useLabels } from "../../site-data/context";
import { chapters, type ChapterName } from "./chapter";
import * as kit from "../kit/kit";
import * as styles from "./jump-bar.module.css";

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
const useReading = (): Reading => {
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

/**
 * Sticks below the header of a long page: links to its chapters, with the current one marked, and a button that leads
 * to the form. On phones that button is at the bottom of the screen, from the first chapter on, while the form is out
 * of sight.
 */
export const JumpBar = () => {
  const { chapters: names, actions } = useLabels();
  const { chapter, asks } = useReading();
  return (
    <nav aria-label={names.name} className={kit.onlyFor("screen", styles.bar)} data-jump-bar>
      <div className={kit.pageWidth(kit.row(5))}>
        <ul className={kit.row(2, kit.grow(kit.spaceBetween(styles.links)))}>
          {chapters.map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className={kit.text(["soft", "strong"], styles.link)}
                aria-current={name === chapter ? "location" : undefined}
              >
                {names[name]}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.action} data-up={(chapter && !asks) || undefined}>
          <Button href={formHash} size="small">
            {actions.getStarted}
          </Button>
        </div>
      </div>
    </nav>
  );
};
