import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useLabels } from "../../site-data/context";
import * as styles from "./side-scroll.module.css";

interface SideScrollProps {
  name: string;
  className?: string | undefined;
  /** Puts the items of a grid in one row, on phones only. */
  phones?: boolean;
  children: ReactNode;
}

/**
 * A box whose content scrolls sideways where it is wider. Focusable, so that the keyboard can scroll it. On phones a row
 * gets the arrows of a carousel from browsers that have them, without a script.
 */
export const SideScroll = ({ name, className, phones, children }: SideScrollProps) => {
  const { previous, next } = useLabels().carousel;
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
  return phones ? <div className={styles.frame}>{box}</div> : box;
};
