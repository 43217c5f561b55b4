/** Marks the switch that `startTheme` answers. */
export const themeToggle = "data-theme-toggle";

export const isDark = (): boolean => document.documentElement.dataset.theme === "dark";

/**
 * Inline script in the head. Sets the theme before the first paint, so that the wrong one never flashes, and handles
 * the theme button before hydration. Without local storage, the choice lasts until the page unloads.
 */
export const startTheme = (toggle: string): void => {
  const key = "theme";
  const root = document.documentElement;
  const show = (theme: string) => {
    root.dataset.theme = theme;
    const button = document.querySelector(`[${toggle}]`);
    if (button) button.setAttribute("aria-pressed", String(theme === "dark"));
  };
  const kept = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const keep = (theme: string) => {
    try {
      localStorage.setItem(key, theme);
    } catch {
      return;
    }
  };

  const chosen = kept();
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const first = chosen === "dark" || chosen === "light" ? chosen : system;
  show(first);
  document.addEventListener("DOMContentLoaded", () => show(root.dataset.theme || first));
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest(`[${toggle}]`)) return;
    const other = root.dataset.theme === "dark" ? "light" : "dark";
    show(other);
    keep(other);
  });
};
