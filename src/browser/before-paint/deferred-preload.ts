import type { Theme } from "./theme";

const noScripts = "(scripting: none)";

/**
 * Attributes of a deferred preload: its `media` does not match until the theme script (`theme.ts`) has run. So preloads
 * start in the order of the head, and only for the shown theme. Without scripts, those of the light theme start at
 * once.
 */
export const deferredPreload = (media?: string, theme?: Theme) => ({
  media: theme === "dark" ? "not all" : [noScripts, media].filter(Boolean).join(" and "),
  "data-media": media ?? "all",
  ...(theme && { "data-picture-theme": theme }),
});
