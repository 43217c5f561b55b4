import { useEffect, useState } from "react";
import { useActiveSection } from "../../browser/reading/use-active-section";
import { Button } from "../button/button";
import { formHash, formAnchor } from "../../routes/route-name";
import { useLabels } from "../../site-data/context";
import { chapters } from "./chapter";
import * as kit from "../kit/kit";
import * as styles from "./jump-bar.module.css";

const chapterSelector = chapters.map((name) => `#${name}`).join();

/** Whether the page's form is in sight, or the footer, which also leads to a form. */
const useFormInSight = (): boolean => {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return undefined;
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) seen[isIntersecting ? "add" : "delete"](target);
      setInSight(seen.size > 0);
    });
    for (const selector of [`#${formAnchor}`, "body footer"]) {
      const element = document.querySelector(selector);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return inSight;
};

/**
 * Sticks below the header of a long page: links to its chapters, with the current one marked, and a button that leads
 * to the form. On phones that button is at the bottom of the screen, from the first chapter on, while the form is out
 * of sight.
 */
export const JumpBar = () => {
  const { chapters: names, actions } = useLabels();
  // Undefined above the first chapter.
  const chapter = useActiveSection(chapterSelector, { line: "50%" });
  const formInSight = useFormInSight();
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
        <div className={styles.action} data-up={(chapter && !formInSight) || undefined}>
          <Button href={formHash} size="small">
            {actions.getStarted}
          </Button>
        </div>
      </div>
    </nav>
  );
};
