import type { Theme } from "./theme";

const noScripts = "(scripting: none)";

/**
 * Attributes of a preload that `load/before-paint/theme.ts` lets go, with the media it is for: in the order of the head, whatever is
 * found by browsers that read ahead, and none for another theme. Without scripts it is what the light theme needs.
 */
export const heldPreload = (media?: string, theme?: Theme) => ({
  media: theme === "dark" ? "not all" : [noScripts, media].filter(Boolean).join(" and "),
  "data-media": media ?? "all",
  ...(theme && { "data-scene": theme }),
});
