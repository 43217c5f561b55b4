import { useEffect, useState } from "react";
import { applyTheme, currentTheme, type Theme } from "../../browser/theme";
import { useLabels } from "../../site-data";
import * as styles from "./theme-toggle.module.css";

/** Switches between the light and the dark theme; the script in the head chose the first one. */
export const ThemeToggle = () => {
  const { frame } = useLabels();
  const [theme, setTheme] = useState<Theme>("light");
  useEffect(() => setTheme(currentTheme()), []);
  const toggle = () => {
    const next = theme === "dark" ? "light" : "dark";
    applyTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={frame.darkTheme}
      aria-pressed={theme === "dark"}
      onClick={toggle}
    >
      <span className={styles.disc} aria-hidden="true" />
    </button>
  );
};
