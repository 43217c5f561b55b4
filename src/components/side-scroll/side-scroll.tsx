import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./side-scroll.module.css";

interface SideScrollProps {
  name: string;
  className?: string | undefined;
  /** Puts the items of a grid in one row, on phones only. */
  phones?: boolean;
  children: ReactNode;
}

/** A box whose content scrolls sideways where it is wider. Focusable, so that the keyboard can scroll it. */
export const SideScroll = ({ name, className, phones, children }: SideScrollProps) => (
  <div
    role="region"
    aria-label={name}
    // A scroll container without controls of its own needs it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    className={clsx(styles.box, phones && styles.phones, className)}
  >
    {children}
  </div>
);
