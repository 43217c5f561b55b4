import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ActionList } from "../../components/action-list/action-list";
import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./closing-panel.module.css";

interface ClosingPanelProps {
  words: { eyebrow?: string | null; heading: string; text?: string | null };
  picture: Pick<Queries.ClosingSectionFragment, "image" | "imageNight" | "alt"> | null;
  actions: readonly Queries.ActionFragment[];
  hue: string;
  /** `open`: text, and a picture that may extend out of the panel. `line`: a low panel with everything side by side. */
  look?: "open" | "line" | undefined;
  /** Shown below the text. */
  children?: ReactNode;
  /** Shown if there is no picture. */
  beside?: ReactNode;
}

/** The panel at the end of a page: the next step, beside a picture. */
export const ClosingPanel = ({
  words: { eyebrow, heading, text },
  picture,
  actions,
  hue,
  look,
  children,
  beside,
}: ClosingPanelProps) => (
  <Section>
    <div
      className={kit.card(
        ["panel", "broad"],
        look === "line" ? kit.grid(7, styles.line) : kit.split(7, "even", styles.panel),
        look === "open" && styles.open,
      )}
      data-hue={hue}
    >
      <div className={look === "line" ? kit.grid(4, styles.words) : kit.stack(4)}>
        <div>
          {eyebrow && <Eyebrow marked>{eyebrow}</Eyebrow>}
          <h2 className={clsx(look === "line" && kit.text(["2xl"]))}>{heading}</h2>
        </div>
        {text && <p className={kit.text(["soft", "lg", "balance"])}>{text}</p>}
        {children}
        <ActionList actions={actions} className={styles.actions} />
      </div>
      {picture && (
        <div className={styles.scene}>
          <DayNightPicture picture={picture} className={kit.frame("contain", styles.picture)} />
        </div>
      )}
      {beside}
    </div>
  </Section>
);
