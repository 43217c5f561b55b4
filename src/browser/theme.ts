export type Theme = "light" | "dark";

const storageKey = "theme";

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === "dark" ? "dark" : "light";

/** Shows the theme and remembers it for the next visit, where the browser lets us. */
export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be closed to us; the theme then lasts for this page.
  }
};

/** Runs in the head before anything is painted, so that no theme flashes. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem("${storageKey}")}catch(e){}if(t!=="dark"&&t!=="light")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";document.documentElement.dataset.theme=t})()`;
