import { useEffect, useRef } from "react";
import { isDark, themeToggle } from "../../browser/theme";
import { useLabels } from "../../site-data/context";
import * as styles from "./theme-toggle.module.css";

/** Switches between the light and the dark theme; the script in the head does it, so that a tap counts from the start. */
export const ThemeToggle = () => {
  const button = useRef<HTMLButtonElement>(null);
  // Rendered anew, it does not know.
  useEffect(() => button.current?.setAttribute("aria-pressed", String(isDark())), []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.toggle}
      aria-label={useLabels().frame.darkTheme}
      aria-pressed={false}
      {...{ [themeToggle]: true }}
    >
      <span className={styles.disc} aria-hidden="true" />
    </button>
  );
};
