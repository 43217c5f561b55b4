import { clsx } from "clsx";
import type { ComponentProps } from "react";
import * as styles from "./round-button.module.css";

const icons = {
  previous: "M14.5 6l-6 6 6 6",
  next: "M9.5 6l6 6-6 6",
  play: "M8 5.5v13l11-6.5z",
  pause: "M8 6v12M16 6v12",
};

interface RoundButtonProps extends ComponentProps<"button"> {
  icon: keyof typeof icons;
  "aria-label": string;
}

export const RoundButton = ({ icon, className, ...button }: RoundButtonProps) => (
  <button type="button" className={clsx(styles.button, className)} {...button}>
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
      <path d={icons[icon]} />
    </svg>
  </button>
);
