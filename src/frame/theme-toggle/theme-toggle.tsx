import { useEffect, useRef } from "react";
import { isDark, themeToggle } from "../../browser/before-paint/theme";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./theme-toggle.module.css";

/**
 * Switches between the light and the dark theme. The inline script in the head handles the click, so that it works
 * before hydration.
 */
export const ThemeToggle = () => {
  const button = useRef<HTMLButtonElement>(null);
  // A re-rendered button has lost the state that the script had set.
  useEffect(() => button.current?.setAttribute("aria-pressed", String(isDark())), []);
  return (
    <button
      ref={button}
      type="button"
      className={kit.only("live", kit.round())}
      aria-label={useLabels().frame.darkTheme}
      aria-pressed={false}
      {...{ [themeToggle]: true }}
    >
      <span className={styles.disc} aria-hidden="true" />
    </button>
  );
};
