import { Button } from "../button/button";
import { formHash } from "../../routes/route-name";
import { useLabels } from "../../site-data/context";
import { chapters } from "./chapters";
import * as kit from "../kit/kit";
import * as styles from "./jump-bar.module.css";
import { useReading } from "./use-reading";

/**
 * Sticks below the header of a long page: links to its chapters, with the current one marked, and a button that leads
 * to the form. On phones that button is at the bottom of the screen, from the first chapter on, while the form is out
 * of sight.
 */
export const JumpBar = () => {
  const { chapters: names, actions } = useLabels();
  const { chapter, asks } = useReading();
  return (
    <nav aria-label={names.name} className={kit.only("screen", styles.bar)} data-jump-bar>
      <div className={kit.pageWidth(kit.row(5))}>
        <ul className={kit.row(2, kit.grow(kit.apart(styles.links)))}>
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
