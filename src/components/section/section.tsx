import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Eyebrow } from "../eyebrow/eyebrow";
import * as kit from "../kit/kit";
import * as styles from "./section.module.css";
import * as halfStyles from "./half.module.css";
import * as splitStyles from "./split.module.css";
import * as stripStyles from "./strip.module.css";

/** Texts of a section's intro, as the content model's `intro` fields define them. */
export interface Intro {
  eyebrow?: string | null;
  heading: string;
  text?: string | null;
}

interface SectionProps {
  intro?: Intro;
  /**
   * Background. `plain`: the page's own. `band`, `hue`, `soft`, `dark`: a band. `panel`: a soft panel in the hue.
   * `feature`: a dark panel.
   */
  tone?: "plain" | "band" | "hue" | "soft" | "panel" | "feature" | "dark";
  /**
   * `stacked`: intro above the content. `split`: intro beside the content. `third`: like `split`, with a narrower
   * intro. `spread`: heading left, text right, content below. `row`: text left, buttons right. `strip`: heading, text
   * and buttons in one line on a panel.
   */
  layout?: "stacked" | "split" | "third" | "spread" | "centered" | "row" | "strip";
  id?: string;
  hue?: string;
  /** A larger heading than the layout has. */
  largeHeading?: boolean;
  /** Rendered below the intro, in its column. */
  aside?: ReactNode;
  /** Like `aside`, but for `split`; on phones it is below the content, as the next step after reading. */
  after?: ReactNode;
  /** One of the two sections of a `Pair`. */
  half?: boolean;
  children?: ReactNode;
}

/** Classes of the layouts, of which two have stylesheets of their own. */
const layouts = { ...styles, ...splitStyles, ...stripStyles };

const isPanel = (tone: SectionProps["tone"]): boolean => tone === "panel" || tone === "feature";

/** A section of a page: background, width and heading. The children are its content. */
export const Section = ({
  intro,
  tone = "plain",
  layout = "stacked",
  id,
  hue,
  largeHeading,
  aside,
  after,
  half,
  children,
}: SectionProps) => (
  <section
    id={id}
    className={clsx(
      styles.section,
      styles[tone],
      tone === "feature" && styles.panel,
      half && halfStyles.half,
    )}
    data-hue={hue}
    data-background={isPanel(tone) ? "plain" : tone}
  >
    <div
      className={clsx(
        kit.pageWidth(styles.inner),
        layouts[layout],
        largeHeading && styles.largeHeading,
        layout === "third" && splitStyles.split,
        after && splitStyles.withAfter,
      )}
    >
      {intro && (
        <div className={kit.grid(4, styles.intro)}>
          <div>
            {intro.eyebrow && <Eyebrow marked={isPanel(tone)}>{intro.eyebrow}</Eyebrow>}
            <h2>{intro.heading}</h2>
          </div>
          {intro.text && (
            <p className={kit.text(["soft", "lg", "balance", "measure"], styles.text)}>{intro.text}</p>
          )}
          {aside}
        </div>
      )}
      {children && <div className={styles.content}>{children}</div>}
      {after && <div>{after}</div>}
    </div>
  </section>
);
