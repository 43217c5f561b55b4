import type { Theme } from "../browser/theme";

const noScripts = "(scripting: none)";

/**
 * Attributes of a preload that `browser/theme.ts` lets go, with the media it is for: in the order of the head, whatever is
 * found by browsers that read ahead, and none for another theme. Without scripts it is what the light theme needs.
 */
export const heldBack = (media?: string, theme?: Theme) => ({
  media: theme === "dark" ? "not all" : [noScripts, media].filter(Boolean).join(" and "),
  "data-media": media ?? "all",
  ...(theme && { "data-scene": theme }),
});
