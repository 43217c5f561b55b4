export type Theme = "light" | "dark";

/** Attribute of the theme button, for `startTheme`. */
export const themeToggle = "data-theme-toggle";

export const isDark = (): boolean => document.documentElement.dataset.theme === "dark";

/**
 * Inline script in the head. Sets the theme before the first paint, so that the wrong one never flashes, and handles
 * the theme button before hydration. Without local storage, the choice lasts until the page unloads.
 *
 * `data-picture-theme` is the theme that a picture or preload is made for; on the root, the one whose pictures show.
 * This script starts the preloads that `deferred-preload.ts` holds back, except the other theme's. When the theme
 * changes, its pictures show once those in the viewport are decoded.
 */
export const startTheme = (toggle: string): void => {
  const key = "theme";
  const root = document.documentElement;
  const press = (theme: string) => {
    const button = document.querySelector(`[${toggle}]`);
    if (button) button.setAttribute("aria-pressed", String(theme === "dark"));
  };
  const show = (theme: string) => {
    root.dataset.theme = theme;
    press(theme);
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

  const inSight = (picture: Element) => {
    const { top, right, bottom, left } = (picture.parentElement ?? picture).getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth;
  };

  const change = (other: string) => {
    next = other;
    // Measured before the layout changes. Pictures outside the viewport still load lazily.
    const pictures = Array.from(
      document.querySelectorAll<HTMLImageElement>(`img[data-picture-theme="${other}"]`),
    ).filter(inSight);
    show(other);
    const decoded = pictures.map((picture) => {
      picture.loading = "eager";
      return picture.decode();
    });
    // Reads the theme again, because it may have changed meanwhile. If a picture fails to load, the old ones stay.
    void Promise.all(decoded).then(
      () => (root.dataset.pictureTheme = root.dataset.theme),
      () => undefined,
    );
  };

  const chosen = kept();
  const system = matchMedia("(prefers-color-scheme: dark)");
  const ofSystem = () => (system.matches ? "dark" : "light");
  const first = chosen === "dark" || chosen === "light" ? chosen : ofSystem();
  /** The theme that is shown, or will be in the next frame. */
  let next: string = first;
  show(first);
  root.dataset.pictureTheme = first;
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-media]")) {
    const { media, pictureTheme } = link.dataset;
    if (!pictureTheme || pictureTheme === first) link.media = media || "";
  }
  document.addEventListener("DOMContentLoaded", () => show(root.dataset.theme || first));
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest(`[${toggle}]`)) return;
    next = next === "dark" ? "light" : "dark";
    keep(next);
    press(next);
    // Restyling a long page takes several frames, so the button changes in the frame before.
    requestAnimationFrame(() => setTimeout(() => change(next)));
  });
  // Follows the system's theme unless the visitor has chosen one.
  system.addEventListener("change", () => kept() || change(ofSystem()));
  // The visitor may have changed the theme in another tab, or on the page that Back has left.
  const follow = () => {
    const theme = kept();
    if ((theme === "dark" || theme === "light") && theme !== root.dataset.theme) change(theme);
  };
  addEventListener("storage", follow);
  addEventListener("pageshow", follow);
};

/** Inline script after a page's first picture: loads the shown theme's picture without waiting for layout. */
export const loadShownPicture = (): void => {
  const shown = `img[data-picture-theme="${document.documentElement.dataset.pictureTheme}"]`;
  for (const picture of document.querySelectorAll<HTMLImageElement>(shown)) picture.loading = "eager";
};
