import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useLabels } from "../../site-data/context";
import { interpolate } from "../../content-model/interpolate";
import * as styles from "./side-scroll.module.css";

interface SideScrollProps {
  name: string;
  className?: string | undefined;
  /** On phones, puts that many items of a grid in one row. */
  phones?: number;
  children: ReactNode;
}

/**
 * A box that scrolls sideways if its content is wider. It is focusable, so that the keyboard can scroll it. On phones,
 * supporting browsers add a carousel's arrows and numbers without a script.
 */
export const SideScroll = ({ name, className, phones, children }: SideScrollProps) => {
  const { previous, next, slide } = useLabels().carousel;
  const [before, after] = interpolate(slide, { count: phones ?? 0 }).split("{number}");
  const box = (
    <div
      role="region"
      aria-label={name}
      // A scroll container without controls of its own needs it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(styles.box, phones && styles.phones, className)}
      {...(phones && { "data-previous": previous, "data-next": next })}
    >
      {children}
    </div>
  );
  if (!phones) return box;
  return (
    <div className={styles.frame} style={{ "--count": phones }} data-before={before} data-after={after}>
      {box}
    </div>
  );
};
