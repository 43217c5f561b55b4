import type { Configuration } from "webpack";
import { loadersOf } from "./loaders-of";

const isForFonts = (test: unknown): boolean => test instanceof RegExp && test.test("font.woff2");

/**
 * Fonts stay files of their own: Gatsby writes what is under 10 kB into each page's styles, where it could not be kept
 * from page to page, and where the content security policy refuses it.
 */
export const linkFonts = ({ module }: Configuration): void => {
  for (const { options } of loadersOf<{ limit?: number | boolean }>(module, isForFonts)) {
    if (options?.limit) options.limit = false;
  }
};
